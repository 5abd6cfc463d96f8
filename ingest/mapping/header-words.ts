/** Words between blanks. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Headers that dealers' exports use for our columns, as headerWord (header-name.ts) gives them; the first of a column is the commonest. Sources:
 * public column lists of dealers' systems (docs/feeds.md, "Known exports"), and the words of other languages.
 */
export const HEADER_WORDS: Readonly<Record<string, readonly string[]>> = {
  vin: words(`
    vin vinnumber vehiclevin chassisnumber fahrgestellnummer fin chassinummer bastidor vinno chassisno
    vincode vinkod винкод винномер номеркузова alvazszam karoserievin cislokaroserie brojsasije nrnadwozia
    şasino sasino 車台番号 车架号 차대번호
  `),
  stock_no: words(`
    stock stocknumber stockno stockid stk unitnumber inventoryid internalnumber stocknum listingid vehicleid
    carid adid itemid offerid adno annonsid inseratid anzeigenid referencia reference ref stockcode
    nodinventaire numerodinventaire nodestock numerodestock lotid lotnumber lotno lot ilanno ilannumarasi
    ilannumarası hirdeteskod inzeratid idinzeratu idoglasa sifraoglasa sludinajumaid skelbimoid
    номеробъявления idобъявления idоголошення nranunt idanunt numeroannuncio 管理番号 매물번호 차량번호id
  `),
  heading: words(`
    title name adtitle headline listingtitle vehicletitle adname listingname fullname advertname annons
    titel titre titulo baslik baslık nazov nazev naziv naslov pavadinimas nosaukums pealkiri otsikko tytul
    nazwa tytuloglazenia hirdetescim denumire titluanunt заголовок названиеобъявления назва заглавие τιτλος
    tieude judul judulteriklan 제목 이름 차량명 标题 標題 タイトル العنوان عنوان כותרת
  `),
  vdp_url: words(`
    url link vehicleurl detailurl vdplink listingurl webpage vehicledetailurl finalurl enlace lien odkaz
    odkazy hivatkozas ссылка посилання линк 링크 链接 連結
  `),
  source: words('website domain site dealerdomain'),
  price: words(`
    price sellingprice askingprice internetprice saleprice listprice webprice retailprice currentprice
    advertisedprice specialprice pris preis prix prixdemande prixdevente prixaffiche prixinternet prijs
    precio verkaufspreis pricenum priceamount priceusd totalprice cashprice prezzo preco listingprice
    vehicleprice salesprice cena cenabrutto pret fiyat valor hinta askprice цена finalprice qiymət egc
    egcprice egcamount driveawayprice driveaway driveawayamount retail suppliedprice ourprice websiteprice
    pricecurrent harga vetelar ar eladasiar cenaeur cenabruto cijena prodajnacijena tsena hind kaina preturi
    pretul ціна цінаusd цінаuah стоимость цені τιμη gia giaban giatien τιμηπωλησης ราคา 가격 판매가 판매가격 차량가격 价格
    售价 價格 価格 本体価格 車両価格 支払総額 السعر سعر قیمت מחיר कीमत فی baseprice
    pricegross grossprice
  `),
  msrp: words('msrp stickerprice manufacturersuggestedretailprice retailmsrp totalmsrp basemsrp'),
  currency_indicator: words(`
    currency currencycode pricecurrency moneda moeda devise wahrung valuta waluta mena penznem valiuta
    валюта 통화 货币 通貨
  `),
  miles_indicator: words('odometerunit mileageunit milesunit distanceunit'),
  miles: words(`
    mileage odometer miles miletal kilometer kilometers kilometrage kilometerstand km milage odo
    odometerreading kmdriven kilometersdriven kmstand kmtal kilometraje mileageinkm mileagekm quilometragem
    chilometri korstrecka laufleistung matarstallning afgelegde tellerstand kilometres kilometre kms
    quilometros distancedriven przebieg rulaj kmage kmreading kmsdriven currentmileage odometervalue kmdrive
    пробег totalkms totalkm najezd yurus totalkilometers totalkilometres totalmiles totalmileage
    ajetutkilometrit mittarilukema jaraktempuh kilometersrun kilometresi millas millaje kilometros kilometri
    klmcounter 走行距離 走行距離km 里程 行驶里程 表显里程 주행거리 kmrodado kmrodados kmallas futottkm kilometeroraallas
    futasteljesitmeny kilometry najazdenekm najetokm stavtachometru tachometr tacho prijedenikm predjenikm
    prijedjenikilometri kilometraza prevozeni prevozenikm prevozenikilometri nobraukums nobrauk rida
    labisoit ajokilometrit пробегкм пробігкм пробіг километраж изминаликм χιλιομετρα sokm sokmdadi kmdadi
    somilage เลขไมล์ ระยะทาง 주행 키로수 运行里程 公里数 走行 走行km العداد المسافةالمقطوعة الممشى کارکرد ק״מ קילומטראז
    kilometerreading mileagekms mileageodometer rozmeno
  `),
  // the model year, years of any kind, the year of manufacture, that of the first registration: a file may have them all
  year: words(`
    year modelyear modelyr carmodelyear anomodelo anodelmodelo anneemodele annomodello modelljahr modeljaar
    arsmodell modelar vuosimalli modelyili modelyılı yr annee ano vehicleyear bikeyear anno argang anio rok
    год rocznik evjarat tahun yil yıl baujahr bouwjaar yearofproduction prodyear yearmanufactured
    manufactureyear manufyear manufyr productionyear yearofmanufacture rokprodukcji годвыпуска
    годпроизводства buraxılısili rokvyroby anofabricacao anulfabricatiei manufacturingyear makeyear mfgyear mfgyr builtyear buildyear
    dateofmanufacture manufacturedate manufacturingdate productiondate yearbuilt uretimyili uretimyılı
    anofabricacion anodefabricacion anodefabricacao anneedefabrication annofabbricazione registrationyear
    yearofregistration firstregistration erstzulassung initialregistration firstregistrationdate
    registrationdate dateofregistration miseencirculation datemiseencirculation immatricolazione
    primaimmatricolazione matriculacion 年式 モデル年 年份 年款 연식 년식 evjaratev evjarate gyartasieveve gyartasiev
    gyartaseve gads izlaidumagads razosanasgads metai gamybosmetai pagaminimometai aasta
    esmaneregistreerimine rokprvejregistracie godina godiste godproizvodnje godinaproizvodnje letoizdelave
    letnik prvaregistracija anfabricatie anfabricatiei an рік ріквипуску година годинанапроизводство годвып
    χρονολογια ετος namsx namsanxuat nam ปี ปีรถ 제작연도 연도 출고년도 上牌时间 上牌年份 出廠年份 出廠年 製造年 سنة الموديل سنةالصنع
    سال سالتولید שנה שנתייצור tahunpembuatan tahunproduksi
  `),
  make: words(`
    make brand manufacturer division marke marque merk marca fabrikat vehiclemake brandname makename
    manufacturername constructeur bilmarke mfr mfrname marka producent znacka gyartmany марка merke maerke
    carbrand carmake vehiclebrand carcompany merkki merek markasi markası makemodel makeandmodel brandmodel
    brandandmodel marquemodele marquemodel marqueetmodele marcamodelo marcaymodelo marcaemodelo marcamodello
    markemodell markemodel merkmodel markamodel メーカー メーカー名 ブランド 品牌 制造商 厂商 제조사 브랜드 autogyarto gyarto
    markaauta znackaauta vyrobce vyrobca znamka proizvodac proizvajalec gamintojas razotajs automark tootja
    виробник бренд производитель μαρκα κατασκευαστης hang hangxe hangsanxuat thuonghieu ยี่ห้อ แบรนด์ 厂牌 廠牌
    メーカ الماركة الشركةالمصنعة الصانع برند سازنده יצרן תוצר מותג
  `),
  model: words(`
    model modell modele modelo modelname vehiclemodel modelnaam modeltext modelfamily carline модель
    carmodel modeldetail modelgroup carmodelname vehiclemodelname malli modeli modelpojazdu modelauta
    modelvozu 車種 車名 モデル 车型 车系 모델 모델명 차종 autotipus tipusmodell modelis mudel modelul μοντελο dongxe mauxe
    รุ่น รุ่นรถ tipemobil tipemodel 车系名称 車系 موديل الطراز مدل דגם
  `),
  trim: words(`
    trim trimlevel series version ausstattung uitvoering finition acabado vehicletrim variant submodel
    trimname badge variantname trimedition edition комплектация donanim donanım paket versiune versione
    versao グレード 等级 등급 트림 kivitelszint felszereltseg felszereltsegiszint vybava stupenvybavy oprema
    nivoopreme paketopreme komplektacija komplektatsioon варіант комплектація tamtrim phienban รุ่นย่อย
    tipevarian varian 세부등급 세부모델 车款 車款 تیپ الفئة רמתגימור
  `),
  body_type: words(`
    body bodytype bodystyle karosserie carrosserie carroceria kaross style vehiclebodystyle vehiclestyle
    bodyclass vehicleclass carbody cartype vehiclebody karosseriform carrosserietype tipo bodyshape bdystyle
    class type segment kategorie nadwozie typnadwozia karoserie karoseria caroserie karosseri karosseritype
    kasatipi biketype кузов типкузова bannovu tyyppi korimalli tipebodi kasa govdetipi carrozzeria
    tipcaroserie typecarrosserie typedecarrosserie tipodecarroceria typevehicule ボディタイプ ボディータイプ 车身结构 车身类型 차체
    kivitel karosszeria karoserija tipkaroserije karoserije oblikakaroserije kebulas kebulotipas virsbuve
    virsbuvestips keretuup keretyyp kere tipkaroserie типкузову типкупе каросерия каросерија αμαξωμα
    καροσερι kieudang kieuxe dangxe ประเภทรถ bentukbodi jenisbodi 바디타입 차형 차체형태 车身形式 車身 車身型式 車身類型 نوعالهيكل
    شكلالهيكل نوعبدنه סוגמרכב מרכב
  `),
  drivetrain: words(`
    drivetrain drivetype drivedesc drive wheeldrive drivewheels antrieb drivelinetype driveline
    drivingwheels drivenwheels drivewheel drivenwheel wheeldrivetype drivwheels traccion transmissionwheels
    drivhjul aandrijving antriebsart drv drivesys naped привод pohon oturucu tractiune hjuldrift traktion
    traction tracao cekis vetotapa 駆動 駆動方式 驱动方式 구동방식 hajtas pogonnatockova vrstapogona varantieji
    varantiejiratai piedzina veoskeem vedavsild vedu привід типпривода типприводу задвижване погон κινηση
    dandong daidong ระบบขับเคลื่อน penggerak sistempenggerak 구동 驱动 驅動 驅動方式 نظامالدفع الدفع הנעה
  `),
  fuel_type: words(`
    fuel fueltype fuelusagedesc kraftstoff carburant brandstof combustible bransle enginefuel enginefueltype
    fueltype1 energie energia energy drivmedel brandstoftype kraftstoffart combustivel alimentazione
    fuelcategory engineenergy fl paliwo топливо rodzajpaliwa palivo uzemanyag combustibil drivstoff
    braendstof yakit yakittipi polttoaine kayttovoima bahanbakar yakıt yakıttipi yakitturu yakıtturu 燃料 燃料種類
    燃料类型 能源类型 연료 연료종류 gorivo vrstagoriva tipgoriva kuras kurotipas degviela degvielastips kutus kytus пальне
    паливо типпалива типпального видтоплива типтоплива типтопливо гориво καυσιμο nhienlieu loainhienlieu
    เชื้อเพลิง ประเภทเชื้อเพลิง jenisbahanbakar tipebahanbakar 연료타입 연료구분 燃油类型 燃料種別 نوعالوقود الوقود سوخت
    נوعسوخت نوعسوخت סוגמנוע דלק סוגדלק lendendjegese
  `),
  transmission: words(`
    transmission gearbox trans getriebe boite transmissie cambio vaxellada transmissiontype gear gears
    geartype boitedevitesse typeboite boitevitesse schaltung geartransmission cambiotipo transmision
    transmissiondesc trsmn skrzyniabiegow skrzynia коробка коробкапередач кпп surətlərqutusu prevodovka
    cutiedeviteze girkasse gearkasse vites vitestipi getriebeart versnellingsbak gearboxtype
    transmissionkind cambiomarcha vaihteisto transmisi sanziman sanzıman シフト ミッション トランスミッション 変速機 变速箱 变速器 변속기
    caixa caixadevelocidades tipodecaixa sebessegvalto valto sebvalto vrstamjenjaca vrstamenjaca mjenjac
    menjac menjalnik vrstamenjalnika pavarudeze pavara atrumkarba karba kaigukast kaigukasttype
    vaihdelaatikko кпптип типкпп трансмиссия трансмісія скоростнакутия скорости менувач коробкапередачтип
    κιβωτιο σασμαν hopso เกียร์ ระบบเกียร์ 미션 变速箱类型 變速箱 變速系統 ناقلالحركة نوعناقلالحركة القير گیربکس גיר
    תיבתהילוכים shift gearshift shifter
  `),
  engine: words(`
    engine enginedescription motor enginetype moteur engineversion powertraindescription enginedesc
    enginename motorkod двигатель двигун двигател variklis dzinejs mootor silnik μηχανη dongco เครื่องยนต์
    mesin 엔진 发动机 المحرك موتور מנוע
  `),
  engine_size: words(`
    enginesize displacement displ enginevolume engineliters enginelitres hubraum cilindrada
    enginedisplacement enginecapacity enginecapacitycc enginecapacitycm3 enginesizelitres engcap enginecc cc cilindrata
    cylindree cubiccapacity motorhacmi объем объемдвигателя muhərrikinhəcmi hengerurtartalom urtartalom
    objemmotoru objem objemvalcov zapreminamotora zapremina kubikaza prostorninamotorja prostornina
    radnitobujam obujam obujammotora variklioturis turis tilpums tilp motoratilpums mootorimaht
    moottorintilavuus pojemnosc pojemnoscskokowa pojemnoscsilnika capacitatecilindrica cilindree
    объемдвигателяl объёмдвигателя объём обємдвигуна обєм кубатура κυβικα κυβισμος dungtich dungtichxilanh
    dungtichdongco ความจุ ขนาดเครื่องยนต์ kapasitasmesin 배기량 排量 排氣量 排気量 سعةالمحرك حجمالمحرك حجمموتور נפחמנוע
    נפח
  `),
  cylinders: words(`
    cylinders cyl enginecylinders zylinder numcylinders numberofcylinders noofcylinders cylindercount
    enginecylindercount cylindersnumber enginenumcylinders
    cilindros cylindres nocylinders numofcylinders cilindri numerodecilindros nombrecylindres
    nombredecylindres hengerekszama pocetvalcu pocetvalcov brojcilindara stevilovaljev цилиндры
    cylindersinengine cylinderengine enginecyl numcyl noofcyl
  `),
  doors: words(`
    doors doorcount numberofdoors turen portes deuren puertas numdoors nodoors noofdoors numberdoors
    nbportes antaldorrar nombredeportes numerodepuertas aantaldeuren anzahlturen liczbadrzwi portas
    numerodeportas antaldore pocetdveri numardeportiere numofdoors ovet kapisayisi kapısayısı porte
    numerodiporte nombreportes numeropuertas ajtokszama ajtok brojvrata stevilovrat durvis durvjuskaits
    duruskaicius uksi ustearv дверей количестводверей кількістьдверей бройврати вратите πορτες socua
    jumlahpintu 도어수 门数 門數 ドア数 عددالأبواب עدددلتות מספרדלתות
  `),
  seating_capacity: words(`
    seats seatingcapacity passengercapacity numberofseats passengers numseats noofseats sitze places
    asientos platser nombredeplaces numerodeplazas aantalzitplaatsen seatcount liczbamiejsc numarlocuri
    pocetmist numofseats postiasedere plazas pasajeros szemelyekszama ulohelyek szallithatoszemelyekszama
    pocetmiest pocetmistksezeni brojsjedala brojsedista stevilosedezev sedynes vietuskaicius sedvietas
    vietas kohtadearv istumapaikat количествомест кількістьмісць места θεσεις socho sochongoi ที่นั่ง
    jumlahkursi tempatduduk 승차인원 인승 座位数 座位數 乗車定員 定員 عددالمقاعد מספרמושבים chairs noofchairs stoelen
  `),
  city_mpg: words('citympg mpgcity epacity cityfueleconomy citympg08 ctympg cty mpgc'),
  highway_mpg: words('highwaympg mpghighway hwympg epahighway mpghwy hwy highwaympg08 mpgh'),
  exterior_color: words(`
    exteriorcolor extcolor color colour exteriorcolour extcolour farbe couleur kleur vehiclecolor farg
    extcolorgeneric paintcolor paintcolour paint bodycolor bodycolour exteriorpaint kolor цвет цветкузова
    rəng cor barva colore kulor lackfarbe aussenfarbe colorexterior couleurexterieure exteriorcolorgeneric
    basecolor extcol outsidecolor couleurext farve renk culoare szin bodycolorgroup colorgroup colourgroup
    exteriorcolour1 displaycolor displaycolour vari warna rengi coloreesterno coresterna culoareexterior 色
    車体色 ボディカラー ボディーカラー 外装色 颜色 车身颜色 색상 외장색 krasa barvavozila boja bojavozila bojaeksterijera spalva krasojums
    varv varvus колір цвят боја χρωμα mausac mau mauxengoaithat ngoaithat สี สีรถ warnaeksterior 외부색상 外观颜色
    車色 顏色 車身顏色 اللون لونالسيارة رنگ רنگبدنه צבע ngjyra exterior ext outsidecolour esterno aussen exterieur
    buitenkleur colorname colourname
  `),
  interior_color: words(`
    interiorcolor intcolor interiorcolour intcolour innenfarbe interior colorinterior couleurinterieure
    innenausstattung interieur intcol insidecolor couleurint tapicerka tapizado szinbelso karpitszin
    barvainterieru bojaunutrasnjosti bojainterijera barvanotranjosti цветсалона колірсалону mauthat noithat
    warnainterior 내장색 内饰颜色 內裝顏色 لونالداخلي اللونالداخلي
  `),
  seller_type: words(`
    sellertype advertisertype typeofseller offeredby soldby listedby anbieter anbieterart vendeur
    typevendeur kimden oferitde typedevendeur tipodevendedor tipovendedor tipovenditore typpredajcu
    typprodejce tipprodavca elado eladotipusa типпродавца типпродавця pardavejas pardevejs tipvanzator
    nguoiban 판매자유형 卖家类型
  `),
  inventory_type: words(`
    newused stare staremasina condition type stocktype inventorytype vehiclecondition neworused nu
    stateofvehicle carcondition zustand etat staat estado skick offertype isnew isused usednew vehiclestate
    ownershipcondition stan category kunto kondisi aracdurumu stav use состояние стан състояние состојба
    stareavehiculului tinhtrang สภาพ 상태 차량상태 车况 الحالة حالةالسيارة מצב usedornew newandused newoldused
    newpreowned neuodergebraucht neufoccasion nieuwofgebruikt nuevousado nuevoousado novousado nuovousato
  `),
  is_certified: words('certified iscertified cpo certifiedpreowned'),
  photo_links: words(`
    photos images photourls imageurls imagelist photourllist pictures imageurl photourl bilder imagelinks
    allimages photolist pictureurls fotky fotografije nuotraukos bildes pildid kepek фото zdjecia poze
    hinhanh รูปภาพ 사진 图片 写真 الصور
  `),
  seller_comments: words(`
    description comments dealercomments sellercomments vehicledescription remarks beschreibung salescomments
    advertisingtext aciklama acıklama leiras popis opis aprasymas apraksts kirjeldus kuvaus описание опис
    опісание descriere περιγραφη mota รายละเอียด deskripsi keterangan 설명 描述 説明 الوصف توضیحات תיאור
    descripcion descrizione descricao omschrijving beskrivning
  `),
  options: words(`
    options installedoptions equipment optiontext vehicleoptions optionlist felszereltsegek vybavenie
    vybaveni iranga aprikojums varustus wyposazenie dotari опции 옵션 配置
  `),
  features: words('features standardequipment vehiclefeatures'),
  seller_name: words(`
    dealername dealer dealership sellername dealershipname storename companyname seller sellingdealership
    concessionnaire concessionario concesionario autohaus händler handler sellingdealer dealershop
    kereskedes kereskedo prodavac prodajca predajca prodejce nazovpredajcu sprzedawca vanzator продавец
    продавач автосалон дилер πωλητης 판매자 상사명 经销商 販売店 البائع المعرض
  `),
  street: words('address street dealeraddress address1 streetaddress adresse adres direccion indirizzo'),
  city: words(`
    city dealercity town ort ville stad ciudad location locationcity suburb commune miasto cidade citta
    lokalizacja город oras paikkakunta kota sehir ilce sellerarea postort standort plzort cpville
    codepostalville varos telepules mesto obec grad mjesto miestas pilseta linn местоположение місто
    населенныйпункт гр πολη thanhpho tinhthanh noiban จังหวัด lokasi kotakab 지역 城市 所在地 地区 المدينة مدينة شهر
    עיר יישוב
  `),
  state: words(`
    state dealerstate province region stateprovince regioncode statecode provincie wojewodztwo bundesland
    estadoprovincia provincename statename megye okres kraj zupanija regija apskritis maakond judet область
    okrug jurisdikcija provinsi 省份 都道府県 المنطقة استان מחוז
  `),
  zip: words(`
    zip zipcode postalcode postcode dealerzip dealerzipcode plz codepostal iranyitoszam psc postanskibroj
    postastevilka kodpocztowy codpostal почтовыйиндекс
  `),
  country: words(`
    country dealercountry land pays orszag krajina stat drzava zeme salis valstybe riik страна країна
    държава χωρα quocgia negara 국가 国家 الدولة tara pais paese ulke
  `),
  latitude: words('latitude lat gpslatitude'),
  longitude: words('longitude lng lon long gpslongitude'),
  seller_phone: words(`
    phone dealerphone phonenumber telephone contactphone telefon telefonszam telefons telefonas тел телефон
    sodienthoai 전화번호 电话 trackingphonenumber dealerphonenumber sellerphonenumber
  `),
  seller_email: words('email dealeremail contactemail'),
  dealer_website: words('dealerwebsite dealerurl websiteurl'),
  vehicle_registration_mark: words('registration registrationmark vrm numberplate regno regnr reg plate'),
  scraped_at: words('dateinstock instockdate dateadded listedon entrydate datelisted'),
};
