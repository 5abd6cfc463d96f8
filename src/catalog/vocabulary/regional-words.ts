/**
 * Further spellings as marketplaces of the east of Europe, the Caucasus, the Near East and the south of Asia offer them, and misspelled
 * makes, between commas: field → canonical word → spellings.
 */
export const REGIONAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  make: {
    Abarth: 'абарт',
    Acura: 'акура, accura, أكورا',
    'Alfa Romeo':
      'альфа ромео, alfa-romeo, alfaromeo, alpha romeo, άλφα ρομέο, אלפא רומיאו, אלפא רומאו, アルファロメオ, 阿尔法·罗密欧',
    'Aston Martin': 'астон мартин, אסטון מרטין, アストンマーティン, 阿斯顿·马丁',
    Audi: 'ауди, ауді, audy, אאודי, אודי, ออดี้, آئودی, اودي, აუდი',
    BAIC: 'beijing, baic motor, баик, بايك, 北京汽车',
    Bentley: 'бентли, бентлі, bently, בנטלי, بنتلي, ベントレー',
    BMW: 'бмв, b.m.w., b m w, bmw i, bmw m, ב.מ.וו, ב מ וו, במוו, บีเอ็มดับเบิลยู, بي ام دبليو, ბმვ, bemve',
    BYD: 'бид, byd auto, בי ווי די',
    Cadillac: 'кадиллак, кадилак, cadilac, caddilac, קאדילק, キャデラック',
    Changan: 'чанган, chang an, changan auto',
    Chery: 'чери, чері, cherry auto, צרי, چری, caoa chery, caoa chery/chery',
    Chevrolet:
      'шевроле, chevrolett, chevrole, chevrollet, cheverolet, chevrlet, σεβρολέτ, שברולט, เชฟโรเลต, シボレー, شورولت, gm - chevrolet, chevrolet gm, gm chevrolet, chevrolette, شيفورليه',
    Chrysler: 'крайслер, chysler, crysler, chrystler, קרייזלר, クライスラー',
    Citroen: 'ситроен, сітроен, citöen, citreon, σιτροέν, סיטרואן, سيتروين, سيتروان',
    CUPRA: 'купра, קופרה',
    Dacia: 'дачия, дачія, дачия, דאצ׳יה, דאציה',
    Daewoo:
      'дэу, деу, daewo, dawoo, deawoo, daewoo (gm), gm daewoo, ντάεγου, דייהו, דאיהו, 대우, 大宇, chevrolet daewoo, uz-daewoo, uz daewoo, уздэу',
    Daihatsu:
      'daiatsu, daihatsi, daihatzu, diahatsu, daihastu, daihatshu, дайхатсу, дайхацу, daihatsu (toyota), dihatsu, דייהטסו',
    Daimler: 'даймлер',
    Datsun: 'датсун, داتسون',
    Dodge: 'додж, dogde, doge, דודג׳, ダッジ',
    Dongfeng: 'донгфенг, dong feng, dongfeng (dfm), 东风',
    EXEED: 'эксид, chery exeed, اكسيد',
    Ferrari: 'феррари, ферарі, ferari, ferarri, φεράρι, פרארי',
    FIAT: 'фиат, фіат, fait, φίατ, פיאט',
    Ford: 'форд, φορντ, פורד, ฟอร์ด, ფორდი, fordd',
    Foton: 'фотон',
    FAW: 'фав, besturn, 一汽',
    GAC: 'gac motor, trumpchi gac, جي ايه سي, гак, 广汽',
    GAZ: 'газ, газель, gazel, gazelle',
    Geely: 'джили, джілі, gely, ג׳ילי',
    Genesis: 'генезис, hyundai genesis brand, ג׳נסיס, ジェネシス',
    GMC: 'gmc truck, ג׳י אם סי, джи эм си',
    'Great Wall': 'грейт волл, greatwall, great wall motors',
    Haval: 'хавал, хавейл, great wall haval, haval (gwm)',
    Hino: 'хино, hino motors, ヒノ, 日野',
    Honda: 'хонда, hunda, χόντα, הונדה, ฮอนด้า, ჰონდა',
    HUMMER: 'хаммер, хамер, hummer (gm), האמר',
    Hyundai:
      'хендай, хундай, хёндэ, хендэ, хюндай, hundai, hyndai, huyndai, hyundia, hiundai, hyunday, hyundi, χιουντάι, יונדאי, ฮุนได, هيونداى, هیوندای, هيونداي, هونداي',
    INFINITI: 'инфинити, інфініті, infinity, infinit, אינפיניטי, インフィニティ',
    'Iran Khodro': 'ikco, irankhodro, ایران خودرو',
    Isuzu: 'исузу, ісузу, izuzu, isuzu motors, איסוזו, いすゞ, イスズ, อีซูซุ, 五十铃',
    Iveco: 'ивеко, івеко, iveco-fiat, איווקו, ivecco',
    JAC: 'джак, джек, jac motors, جاك',
    Jaguar: 'ягуар, jagaur, jaguare, jauguar, ιαγουάρ, τζάγκουαρ, יגואר',
    Jeep: "джип, jeeep, τζιπ, ג׳יפ, ג'יפ",
    Kia: 'киа, кіа, kia motors, κία, קיה, קאיה, เกีย, キア, کیا',
    KGM: 'kg mobility, kgm (ssangyong)',
    Lada: 'лада, ваз, lada (ваз), ваз (lada), ваз / lada, vaz, lada (vaz), vaz (lada), lada-vaz, lada / vaz, לאדה, автоваз',
    Lamborghini:
      'ламборгини, ламборджини, ламборгіні, lambhorghini, lamborgini, lambourghini, lamborghinni, lambo, λαμποργκίνι, למבורגיני, ランボルギーニ, 兰博基尼, 람보르기니',
    Lancia: 'лянча, ланча, lancia / autobianchi, λάντσια, לנצ׳יה, ランチア',
    'Land Rover':
      'ленд ровер, лэнд ровер, лендровер, land-rover, landrover uk, lendrover, λαντ ρόβερ, לנד רובר, لاندروفر, land rower',
    Lexus: 'лексус, lexux, lexsus, lexas, לקסוס, λέξους, เลกซัส',
    Lifan: 'лифан, ліфан',
    Lincoln: 'линкольн, лінкольн, lincon, lincolin, לינקולן, リンカーン',
    Lotus: 'лотус, לוטוס, ロータス, 路特斯, 로터스',
    Mahindra: 'махиндра, mahindra & mahindra, mahendra, mahindra and mahindra, महिंद्रा',
    MAN: 'ман, m.a.n., man truck & bus',
    'Maruti Suzuki': 'maruti-suzuki, marutisuzuki, suzuki maruti, मारुति, मारुति सुजुकी',
    Maserati: 'мазерати, masserati, maseratti, mazerati, מזראטי, مازيراتى',
    Mazda: 'мазда, matsda, madza, mazada, μάζντα, מאזדה, מזדה, มาสด้า, მაზდა',
    McLaren: 'макларен, mclearen, maclaren, mc laren, מקלארן, 迈凯伦, マクラーレン, ماكلارين, 맥라렌',
    'Mercedes-Benz':
      'мерседес, мерседес-бенц, мерседес бенц, mercedes-bens, mercedes bens, mercedez, mercedez-benz, mercedez benz, mercedes-benze, mercedesbens, mersedes, mersedes-benz, mersedes-bens, merceds, mercedec-benz, mercedes-bez, merc, mercedes - benz, mercedes benz trucks, daimler benz, daimler-benz, μερσεντές, מרצדס, מרצדס בנץ, เมอร์เซเดส-เบนซ์, เบนซ์, مرسيدس-بنز, بنز, 奔馳, 梅赛德斯-奔驰, メルセデス・ベンツ, メルセデス, მერსედესი, mercedes-benz vans, m-benz, مارسيدس',
    Mercury: 'меркури',
    MG: "мг, mg motor, morris garages, m.g., אם ג'י, エムジー, เอ็มจี",
    MINI: 'мини, міні, bmw mini, mini (bmw), מיני, ミニ, มินิ',
    Mitsubishi:
      'митсубиси, мицубиси, мицубиши, міцубісі, мітсубіші, mitsubushi, mitsubichi, mitshubishi, mitsubisi, mitzubishi, mitsibushi, mitsubishi motors, mitsubhishi, μιτσουμπίσι, מיצובישי, มิตซูบิชิ, 三菱自動車, ميتسوبيشى',
    Moskvich: 'москвич, азлк, azlk, moskwicz',
    Nissan: 'ниссан, нисан, нісан, nisan, nisssan, nissan motors, νισάν, ניסאן, นิสสัน, نیسان, ნისანი',
    Opel: 'опель, опел, opell, ople, όπελ, אופל, 欧宝, オペル, 오펠',
    Peugeot: 'пежо, peugot, peugeut, peugoet, pegeot, peogeot, peugout, peaugeot, πεζό, פיג׳ו, פיגו, پژو',
    Plymouth: 'плимут, plymoth',
    Polestar: 'полестар, פולסטאר, 极星, 폴스타',
    Pontiac: 'понтиак, pontaic',
    Porsche: 'порше, порш, porshe, porche, porsch, porshce, πόρσε, פורשה, ปอร์เช่, بورشة, پورشه, 保時捷',
    Proton: 'протон, โปรตอน',
    Perodua: 'produa, perodua (daihatsu)',
    RAM: 'ram truck, рам, dodge ram trucks, додж рам',
    Ravon: 'равон',
    Renault:
      'рено, renaut, renult, reanult, reno, renaul, renault trucks, ρενό, רנו, رنو, რენო, 르노삼성, 르노코리아(삼성)',
    'Rolls-Royce':
      'роллс-ройс, роллс ройс, rolls royce motor cars, rolls-roys, roll royce, rolls royse, rolls-royse, רולס רויס, ロールスロイス, רולס-רויס',
    Rover: 'ровер, rover (mg), ρόβερ, רובר',
    Saab: 'сааб, saab automobile, σάαμπ, סאאב, サーブ, 萨博, 사브, ساب',
    Saipa: 'سایپا, سايبا',
    Scion: 'сцион, саен',
    SEAT: 'сеат, сеат, seat cupra, σέατ, סיאט, 西雅特',
    Skoda: 'шкода, scoda, skoda auto, shkoda, σκόντα, סקודה, اسكودا, シュコダ',
    smart: 'смарт, mcc smart, smart (mcc), סמארט, スマート, σμαρτ',
    SsangYong:
      'ссангйонг, санг йонг, ссанг йонг, санг-йонг, ssang yong, sang yong, ssangyoung, ssanyong, ssang-yong, סאנגיונג, سانج يونج, سانغ يونغ',
    Subaru: 'субару, suburu, subaro, subarru, σουμπάρου, סובארו, ซูบารุ',
    Suzuki: 'сузуки, сузукі, susuki, zusuki, suzukii, σουζούκι, סוזוקי, ซูซูกิ',
    Tank: 'танк, gwm tank, great wall tank',
    Tata: 'tata motors, тата, टाटा',
    Tesla: 'тесла, tesla motors, tessla, τέσλα, טסלה, เทสลา',
    Tofas: 'tofaş, tofaş-fiat, tofas fiat',
    Toyota:
      'тойота, тоёта, toyta, toyotta, tyota, toyota motors, toyoto, toiota, τογιότα, טויוטה, โตโยต้า, تويوتا, تویوتا, ტოიოტა, टोयोटा, 豐田',
    UAZ: 'уаз, ulyanovsk',
    Vauxhall: 'voxhall, vauxhaul, vauxall, воксхолл',
    VinFast: 'vin fast, винфаст',
    Volkswagen:
      'фольксваген, фольцваген, volkswagen vw, volkwagen, wolkswagen, wolksvagen, volksvagen, volkswagan, volkswaggon, volkswagn, volskwagen, vollkswagen, volkswagen-vw, volkswagon vw, volkswagen (vw), vw (volkswagen), vw nutzfahrzeuge, vw-volkswagen, folkswagen, βολκσβάγκεν, פולקסווגן, โฟล์คสวาเกน, فولكس, فلوكس واجن, فولكس واغن, فولکس, 福斯, 폴크스바겐, ვოლკსვაგენი',
    Volvo: 'вольво, volvo cars, volvvo, βόλβο, וולוו, วอลโว่, 富豪',
    Wuling: 'вулин, wuling motors',
    ZAZ: 'заз, запорожец, zaz (таврия)',
    Zotye: 'зоти',
    Jetour: 'джетур',
    Jaecoo: 'джейку',
    Omoda: 'омода',
    Hongqi: 'хунци, hong qi',
    Zeekr: 'зикр',
    'Li Auto': 'lixiang, li xiang, лисян, лисянь, lixiang (li auto), 理想, 理想汽车',
    Voyah: 'воя',
    Wartburg: 'вартбург',
    Trabant: 'трабант',
    Yugo: 'zastava yugo, југо',
    Zastava: 'застава',
    'Lynk & Co': 'lynk and co',
    AMC: 'american motors, american motors corporation',
  },
  fuel_type: {
    Unleaded:
      'gazoline, etylina, bezołowiowa, pb95, pb, ba 95, bezolovni, bezolovni benzin, eurosuper, eurosuper 95, neosvinčen bencin, benzină fără plumb, benzina fara plumb, benzinli araç, αμόλυβδη, αμολυβδη βενζινη, ბენზინი, բենզին, бензин аи-92, бензин аи-95, аи-92, аи-95, бензин а-95, а-95, benzinə, benzen, жанармай, petrol (ulp), بترول, بنزين 95, بنزين 91, پٹرول, पेट्रोल, pertalite, pertamax, premium 88, bensin pertamax, petrol ron95, น้ำมัน, น้ำมันเบนซิน, máy xăng, động cơ xăng, بنزينى, بنزيني, แก๊สโซฮอล์, бензинов двигател, محرك بنزين',
    Diesel:
      'olej napędowy, nafta motorová, motorová nafta, naftový, nm, euro dizel, eurodizel, gázolaj, дизель двигатель, дизельное, дт, солярка, dizel (motorin), mazot, დიზელი, դիզել, dizel yanacaq, dizel yoqilgʻi, سولار, مازوت, گازوئیل, گازوییل, دیزل, ڈیزل, डीजल, solar, solar (diesel), diesel solar, น้ำมันดีเซล, máy dầu, động cơ dầu, bluetec, tdci, petrodiesel, ديزيل, ديزلي, ropa, טורבו דיזל',
    'Compressed Natural Gas':
      'metan, метан (cng), природен газ, zemeljski plin, prirodni plin, zemni plin, природный газ, природний газ, газ (метан), газ метан, gas metan, biokaasu, surumaagaas, gaz natural comprimat, gaz natural comprimat (cng), αεριο cng, gaz cng, gaz ziemny, bensin/cng, ก๊าซ cng, ก๊าซ ngv, غاز طبيعي, گاز طبیعی, سی این جی, सीएनजी, بنزين وغاز طبيعي, غاز طبيعي مضغوط',
    'Liquefied Petroleum Gas':
      'autogaz, autógáz, avtoplin, utekočinjen naftni plin, propan-butan, propan butan, пропан, газ (пропан), газ пропан, пропан/бензин, газ/бензин lpg, αέριο lpg, αεριο (lpg), υγραέριο (lpg), lpg & benzin (otogaz), benzin lpg, lpg\'li, ก๊าซ lpg, غاز مسال, גפ"מ, בנזין + גפ"מ',
    Electric:
      'täyssähkö, prąd, energia elektryczna, villany, villanyautó, tisztán elektromos, struja, električna energija, elektricni, ток, електрика, электромобиль, электродвигатель, електромобіль, ηλεκτρικό (bev), ηλεκτρισμός, ელექტრო, ელექტრონი, էլեկտրական, էլեկտրո, elektromobil, электр, электрлі, elektro mobil, كهرباء (ev), برقی, الکتریکی, बिजली, इलेक्ट्रिक, listrik (ev), รถไฟฟ้า, xe điện, máy điện, 純電動, uzlādējams elektro, elektrība, elektriskais, bateria, batteria, חשמלית, تمام برقی, كهربائي بالكامل, รถยนต์ไฟฟ้า, mobil listrik, ρεύμα, elektr',
    'Electric / Unleaded':
      'uzlādējams hibrīds, įkraunamas hibridas, įkraunamas hibridas (phev), punjivi hibrid, hibrid reîncărcabil, зареждащ се хибрид, плъг-ин хибрид, плъг ин хибрид, плагин гибрид, плагин-гибрид, подключаемый гибрид, заряжаемый гибрид, гибрид подключаемый, плагін-гібрид, плагін гібрид, гібрид plug-in, υβριδικό plug-in, plug-in υβριδικό, επαναφορτιζόμενο υβριδικό, დატენვადი ჰიბრიდი, plug-in ჰიბრიდი, הייבריד נטען, פלאג אין, היברידי נטען, נטען, פלאג-אין, هجين قابل للشحن, هايبرد قابل للشحن, بلج ان هايبرد, هیبرید پلاگین, plug-in hibrid (phev), plug-in hibrid, ปลั๊กอินไฮบริด, xăng điện sạc, 增程式, 增程',
    Hydrogen:
      'vety, wodór, vodík, vodíkový, hidrogén, hidrogen, vodik, водород, водороден, водень, водородный, υδρογόνο, hidrojen, מימן, هيدروجين, ไฮโดรเจน',
    E85: 'etanoli, etanool, bioetanolis, bioetanolis (e85), etanolis, биоэтанол, этанол, етанол, βιοαιθανόλη, αιθανόλη',
  },
  transmission: {
    Automatic:
      'автоматическая коробка, акп, типтроник, авт., авт, коробка автомат, автоматы, автоматика, αυτόματο (dct), ημι-αυτόματο, ავტომატიკა, ავტომატური, տիպտրոնիկ, ტიპტრონიკი, ավտոմատ, avtomatik, avtomat qutu, автоматты, avtomat uzatma, אוט, אוטומטית טיפטרוניק, טיפטרוניק, רובוטית, רובוטי, أوتوماتيكي, اوتوماتيكي, اتوماتيك, اوتوماتک, اتوماتیک, تيبترونيك, آٹومیٹک, स्वचालित, ऑटोमेटिक, automatik (auto), auto matic, a/t (automatic), otomatis (a/t), transmisi otomatis, ออโต้, เกียร์ออโต้, เกียร์อัตโนมัติ, hộp số tự động, tu dong, at (otomatis), dupla kuplungos, duplakuplungos, dwusprzęgłowa, dvouspojková, dvojspojková, двусъединителна, робот (2 сцепления), преселективная',
    CVT: 'variaator, variátor, plynulá, varijator, bezstupanjski, bezstepeni, brezstopenjski, brezstopenjski menjalnik, вариаторная, варіаторна, безстепенна, variabilă continuă, variație continuă, variator, avtomatski brezstopenjski, cvt (вариатор), ვარიატორი, վարիատոր, variator (cvt), वेरिएटर, ส่งกำลัง cvt, vô cấp, hộp số vô cấp',
    Manual:
      'käsivalinta, manuaalkäigukast, kézi váltó, kézi kapcsolású, klasični, klasičen, мануална, мануални, мануальная, мкп, коробка механика, механическая коробка, ручная, мех., мех, руч., მექანიკა, მექანიკური, მანუალური, մեխանիկական, մեխանիկա, mexanika, mexaniki, механикалық, qoʻlda, mexanik, ידני (5 הילוכים), عادى, مانوال, يدوى, غیار عادی, دنده ای, دنده‌ای, دستی, مینوئل, मैन्युअल, मैनुअल, transmisi manual, manual (m/t), gigi manual, เกียร์ธรรมดา mt, แมนนวล, sàn, hộp số sàn, so san, düz vites (manuel), μηχανικό, μηχανικο κιβωτιο, ръчен, рачен менувач, mehhaaniline, mehaniska',
  },
  drivetrain: {
    '4WD':
      'двойно предаване, двойно, четири по четири, négykerék, négykerék-hajtás, kapcsolható összkerék, kapcsolható összkerékhajtás, pogon na četiri kotača, sva četiri, подключаемый, подключаемый полный, полный подключаемый, 4 wd (4x4), τετρακίνηση, 4χ4, 4x4 τετρακίνηση, 4×4, 4 çekişli, دبل, دفع رباعى, رباعي, رباعی, دو دیفرانسیل, चार पहिया, ขับเคลื่อนสี่ล้อ, ขับเคลื่อน 4 ล้อ, 4 ล้อ, 2 cầu, hai cầu, bốn bánh, penggerak 4 roda, 4 roda, 4wd (penggerak 4 roda), 4х4, 4 х 4, 4х4 пълно, הנעה כפולה, 4х4 (четири по четири), 4x4 (dört çeker), جر رباعي, dẫn động 4 bánh, τετρακίνητο, 4 tekerden çekiş, 4wd sürekli',
    AWD: 'napęd na wszystkie koła, na wszystkie koła, wszystkie koła, всички колела, задвижване на всички колела, állandó összkerék, állandó összkerékhajtás, stalni pogon na sve kotače, stálý pohon všech kol, štirikolesni, stalni štirikolesni pogon, постоянный полный, полный постоянный, 4wd (полный), τετρακίνηση awd, מלאה, הנעה מלאה, دفع كلي, awd (4 bánh toàn thời gian), الكل, tüm tekerlek, tam, dẫn động 4 bánh toàn thời gian',
    FWD: 'čelna, sprednji pogon, pogon spredaj, spredaj, prednja vuča, передние, передний (fwd), передньопривідний, переднеприводный, πρόσθια, προσθιοκίνηση, εμπρός, წინა წამყვანი, ön, önden, on cekis, ön təkər, oldi gildirak, קדמי, הנעה קדמית, دفع امامي, امامي, جلو, محرک جلو, ขับเคลื่อนล้อหน้า, ล้อหน้า, cầu trước, dẫn động cầu trước, penggerak roda depan, roda depan, depan, جر أمامي, سحب أمامي, преден, преден погон, para',
    RWD: 'stražnji, stražnji pogon, pogon na stražnje kotače, zadaj, pogon zadaj, zadnja vuča, задние, задній привід, заднеприводный, задньопривідний, πίσω, οπίσθια, πισωκίνηση, უკანა წამყვანი, arka, arkadan, arxa, orqa gildirak, אחורי, הנעה אחורית, دفع خلفى, خلفي, عقب, محرک عقب, ขับเคลื่อนล้อหลัง, ล้อหลัง, cầu sau, dẫn động cầu sau, penggerak roda belakang, roda belakang, belakang, جر خلفي, заден, заден погон, prapa, πισωκίνητο',
  },
  body_type: {
    SUV: 'maasturi, citymaasturi, linnamaastur, apvidus auto, džips, terenowy, terenowe, suv terenowy, terénní, terénní vozidlo, terénní vůz, terénne, terénny, terénne vozidlo, városi terepjáró, szabadidőjármű, teren, mașină de teren, jeep, кросоувър, офроуд, джипове, всъдеход, terensko, terenski, dzip, športni terenec, внедорожники, внедорожник 5 дв., внедорожник 3 дв., внедорожник/кроссовер, вседорожник, паркетник, позашляховик/кросовер, кросовер, позашляховик / кросовер, σουβ, τζιπ/suv, τζιπ / suv, кросовер/suv, ჯიპი, კროსოვერი, ջիպ, ամենագնաց, offroader / suv, yolsuzluq, krossover, жол талғамайтын, دفع رباعي جيب, جيب/دفع رباعي, رباعية, شاسی بلند, ฟอร์จูนเนอร์, รถอเนกประสงค์, รถ suv, gầm cao, ג׳יפ, ג׳יפון, רכב שטח, פנאי שטח, קרוסאובר, todo terreno, todo-terreno, jipe, todocamino, todo camino, off roader, campero, utilitário esportivo, multisegment, offroader, geländefahrzeug, terrænbil, terrengbil, terreinauto, suv / pick-up suv, off-road suv, rústico, دفع رباعي, سيارة دفع رباعي, سيارات دفع رباعي, كروس أوفر, رباعية الدفع, jip, کراس اوور, כביש-שטח, ג׳יפים, fuoristradë, एसयूवी',
    Sedan:
      'porrasperäinen, szedán, lépcsőshátú, лимузина/седан, седани, sedan 4 vrata, седан 4 дв., τετράθυρο σεντάν, სედანი, սեդան, sedan/saloon car, سالون, صالون, سدان, سواری, รถเก๋ง 4 ประตู, เก๋ง, xe sedan, מכונית משפחתית, sdn, sedanes, sedãs, salão, tre volumi sedan, tricorps, berline familiale, notchback sedan, sedans & saloons, 4-deurs sedan, سيارة سيدان, ซีดาน, सेडान',
    Hatchback:
      'viistoperäinen, pienauto, farmarityyppi hatch, miejskie, miejski, małe, mały, samochód miejski, samochód kompaktowy, kompaktowy, malé, malé auto, malé vozidlo, městské, kompaktní, kisautó, mașină mică, masina mica, mașină de oraș, masina de oras, mașini mici, compactă, oraș, малък градски, gradsko, gradski, malo, malo gradsko, mali auto, хэтчбек 5 дв., хэтчбек 3 дв., хетчбэк, хэтчбеки, хетчбек/ліфтбек, ліфтбек, компакт, гецбек, κόμπακτ, πόλης, μικρό, ჰეჩბეკი, հեչբեք, hetçbek, xetçbek, hatchback 5 kapı, hatchback 3 kapı, hb, هاتش باك, هاتشباك صغيرة, هاچبک, รถห้าประตู, รถแฮทช์แบ็ก, xe hatchback, האצ׳בק, הצ׳בק, מיני, מכונית קטנה, hatches, hatchba, bicorps, hayon, compactes, citadines, petite voiture, micro-citadine, polyvalente, voiture à hayon 5 portes, berline à hayon, berline bicorps, berlina 2 volumi, berlina due volumi, 2 volumi, utilitaria, utilitarie, compatta, citycar, city-car, piccola, stadtwagen, kleinstwagen, stadswagen, kleine auto, compacte auto, mikrobil, mikro, liten bil, lille bil, coche pequeño, coche de ciudad, citadinos, pequeno citadino, hatchs, halvkombi 5-dörrars, kombi-sedan, kombikupé, kombi-kupé, limousine schrägheck, dois volumes, deux volumes, סופר מיני, האטצבק, แฮทช์แบ็ก, รถเก๋ง 5 ประตู, хеџбек, हैचबैक, liftbek',
    Wagon:
      'farmariauto, universālis, universal, универсал 5 дв., универсалы, στέισιον βάγκον, უნივერსალი, ունիվերսալ, steyşn, station, sw, s/wagon, st. wagon, station-wagon, st.vogn, stv, stationvogn, stasjonsvogner, ستايشن, ستيشن واجن, استیشن, รถแวน, guayín, carrinha, carrinhas, peruas, breaks, break/familiale, familiare, familiari, berlina familiare, kombiwagen, stationwagens, sportkombi, kombibil, sports tourer, sportwagon, sportswagon, סטיישן וואגן, סטיישן/משפחתית, واجن, στέισον βάγκον',
    Coupe:
      'sportkupé, cupeu, купе 2 дв., sportcoupé, კუპე, կուպե, kupe/sport, كوبية, كوبي, کوپه, รถสปอร์ต 2 ประตู, xe coupe, cupes, cupê, cupês, cupé, coupê, fastback, cpe, coupés, kupeja (coupe), كوب, คูเป้, קופה ספורט',
    Convertible:
      'avo, kabrió, kabrio, nyitott, decapotabilă, decapotabil, кабрио/роудстър, родстер, роудстър, родстър, кабриолеты, спайдер, тарга, кабрио/родстер, κάμπριο/ρόουντστερ, ρόουντστερ, კაბრიოლეტი, կաբրիոլետ, كشف, مكشوف, کروک, เปิดประทุน, mui trần, xe mui trần, גג נפתח, קבריו, conversível, conversíveis, conversivel, descapotáveis, descapotável, descapotables, décapotables, découvrable, convertibile, decappottabile, decapottabile, scoperta, drophead, drophead coupe, dhc, coupé cabriolet, coupé-cabriolet, cabrios, kabriolett, cabbe, sufflett, öppen, åben, åpen, kabriolet/roadster, atvērtais, سيارة مكشوفة, قابلة للطي, كابورليه, كابريوليه',
    Minivan:
      "velkoprostorové, velkoprostorový, viacúčelové, monovolum, minivan mpv, минивен, многофункционален, компактвэн, микровэн, минивэны, компактвен, микровен, πολυμορφικό, პოლიმორფული, მინივენი, միկրոավտոբուս mpv, miniven, muv, mpv (minivan), mpv's, mini vans, میني وان, فان عائلي, ون, รถตู้ mpv, đa dụng, xe mpv, מיניוואן, מיני ואן, רכב משפחתי גדול, monospaces, grand monospace, monospace compact, ludospace, minifourgonnette, mini-fourgonnette, fourgonnette familiale, monovolumes, monovolúmenes, monovolumen compacto, monovolumi, multispazio, multivan, kompaktvan, familienvan, großraumvan, ruimteauto, space wagon, tilava mpv, מיניוון, ميني ڤان",
    Pickup:
      'platós, kamionet, пикап двойная кабина, пикап одинарная кабина, пикап полуторная кабина, пикапы, пікапи, αγροτικό, αγροτικο, ημιφορτηγό pick up, პიკაპი, պիկապ, pikap kamyonet, ونيت, وانيت, غمارتين, بيكاب, بیک آپ, وانت, وانت پیکاپ, קאבינה כפולה, רכב מסחרי פתוח, กระบะ, กระบะ 4 ประตู, กระบะตอนเดียว, รถกระบะ 4 ประตู, xe bán tải, dobel kabin, double cabin, single cabin, dual cab, extra cab, cabina doble, doble cabina, cabina simple, cabina sencilla, cabine dupla, cabine simples, cabine double, double cabine, cabine simple, cabine multiplace, doppia cabina, cabina doppia, cabina singola, einzelkabine, pritsche, dubbelhytt, dobbelkabin, dobbel kabin, dubbele cabine pick-up, picape, picapes, caminhonete, pick-ups, pickups, open laadbak, flakbil, flak, ladvogn, ladbil, planbil, styleside, بيك أب دبل, نقل بيك أب, پیکاپ, קבינה בודדת, טנדר קבינה כפולה, กระบะแค็บ, kabin ganda',
    'Cargo Van':
      'umpipakettiauto, furgons, krovininis mikroautobusas, dostawczy, dostawcze, blaszak, skříňový, skříň, skříňová dodávka, dodávka, dodávkový, užitkové, užitkový, skriňa, skriňová dodávka, úžitkové, zárt, zárt furgon, dobozos furgon, kisteherautó, autoutilitară, autoutilitara, utilitară, utilitara, dubă, furgonetă, товарен, товарен бус, товарен ван, dostavno vozilo, dostavno, dostavni, dostavno kombi, teretni kombi, цельнометаллический фургон, фургон цельнометаллический, грузовой фургон, вантажний фургон, вантажний, вантажопасажирський фургон, φορτηγάκι, βαν επαγγελματικό, ფურგონი, ֆուրգոն, panelvan (kapalı kasa), kapalı kasa, furqon, فان نقل بضائع, נגרר סגור, רכב מסחרי, מסחרי, มินิบรรทุก, tải van, xe tải van, blind van, blindvan, delivery van, panel vans, panelvans, furgones, furgonetas, van de carga, van carga, fourgons, utilitaires, véhicule utilitaire, véhicules utilitaires, utilitaire léger, dérivé vp, fourgon tôlé, vul, fourgonnette utilitaire, furgonato, veicolo commerciale, veicoli commerciali, furgonetta, furgoncino, kasten, kastenwagen hoch, lieferwagen, bedrijfswagen, bestelauto, bestel, lichte vracht, gesloten bestel, gesloten bestelwagen, bestelwagens, bedrijfsauto, varevogn, kassevogn, kassebil, varebil, varebiler, skap, skapbil, skåp, furgão, furgões, furgao, comercial ligeiro, ligeiro de mercadorias, camlı van, מסחרית, ואן מסחרי, van tải',
    'Passenger Van':
      'pikkubussi, minibussi, väikebuss, mikrobuss, mikroautobuss, mikroautobusas, keleivinis mikroautobusas, mikrobus, bus osobowy, autobus malý, kisbusz, mikrobusz, minibusz, microbuz, миниавтобус, микробус, пътнически бус, пътнически, putnički kombi, kombi bus, minibus kombi, микроавтобус, мікроавтобус, микроавтобусы, пассажирский фургон, пасажирський, мінівен пасажирський, мини-автобус, minibüs/midibüs, მიკროავტობუსი, միկրոավտոբուս, mikroavtobus, микробусы, حافلة صغيرة, میني بس, مینی بوس, מיניבוס, รถตู้, xe khách mini, minivan bus, minibuses, mini bus, minibús, micro-ônibus, microônibus, mini-ônibus, van de pasajeros, van pasajeros, van de passageiros, combi de pasajeros, pulmino, pullmino, personenbus, busje, personbuss, personbus, fourgonnette de tourisme, fourgon de tourisme, fourgonnette de passagers, ميني باص, ميكروباص, midibüs',
    Van: 'furgonetë, фургоны, ван, autofurgon, fourgonnettes, furgone combi, furgón mixto, furgoneta mixta, nutzfahrzeug, dubbele cabine, transportbilar, lätt transportbil, lätt lastbil, crew van, kombi van, vans (lcv), فان, ڤان',
    Bus: 'linja-auto, buszok, busz, autóbusz, autobuz, автобус, автобуси, автобусы, λεωφορείο, λεωφορεία, ავტობუსი, ավտոբուս, avtobus, otobus, حافلة, باص, اتوبیس, اتوبوس, אוטובוס, รถบัส, รถโดยสาร, xe khách, bas, omnibus, reisebus, linienbus, turistbus, rutebil, turbuss, ónibus, ônibus, onibus, autocarro, autocar, autocars, ómnibus, autobuses, pullman, corriera, coach, buses, bussar, turistbuss, أتوبيس',
    'Chassis Cab':
      'fahrgestell, fahrgestelle, fahrgestell mit fahrerhaus, châssis, châssis cabine, châssis-cabine, chasis cabina, chassi cabine, chassis cabine, telaio, telaio cabinato, autotelaio, cabinato, chassi-hytt, chassihytt, alm. chassis, шасси, шаси, podwozie, podvozek, alváz, sasiu, šasi, conventional cab chassis',
    Limousine:
      'limuzinas, стреч лимузина, стреч-лимузин, ლიმუზინი, լիմուզին, ليموزين, لیموزین, לימוזינה, limusine, limosine, limosina, limuzīns',
  },
  colour: {
    Beige:
      "roosabeež, beež, smilšu, smėlio, drapp, vajszínű, homokszínű, nisipiu, nisip, crem, пясък, крем, drap, boja pijeska, кремовая, беж., бежевое, песок, εκρου, χρώμα άμμου, ბეჟი, ბეჟი მეტალიკი, բեժ, bej rəng, бежевый/кремовый, بيجي, بیج, کرم, کرم رنگ, קרם, בז׳, בז', צבע חול, สีครีม, สีเบจ, màu kem, màu be, krem muda, كريمي, رملي, بژ, ครีม, kem (be), bezhë, κρεμ, ჩალისფერი, vizon",
    Black:
      'èrna, èrn, 흑색, 검정투톤, melns, juodas, crn, črn, чорний металік, černý, შავი, სև, սև, qara, қара, qora, مشكي, مشکی, سیاه, اسود, کالا, काला, ดำ, màu đen, itim, hitam metalik, noire métallisée, سوداء, שחורה, สีดำเมทัลลิก, đen bóng, црн, zezë, e zezë, μαύρος',
    Blue: '군청색, 곤색, 감색, žydra, petrolejová, bleu ciel blue, сини, петрол, modar, moder, тёмно-синий, ლურჯი, ცისფერი, կապույտ, երկնագույն, göy, mavi rəng, көк, koʻk, أزرق غامق, كحلي غامق, آبی, سرمه ای, سرمه‌ای, نیلا, नीला, כחול כהה, תכלת, น้ำเงิน, ฟ้า, สีฟ้า, xanh dương, xanh lam, xanh da trời, xanh biển, màu xanh dương, biru tua, biru muda, dongker, asul, تركواز, نيلي, زرقاء, لبني, بترولي, فیروزه ای, کاربنی, נייבי, כחולה, สีน้ำเงินเข้ม, สีกรมท่า, xanh nước biển, xanh cửu long, kaltër, γαλάζιο, γαλανό, σιέλ, tosca',
    Brown:
      '밤색, 고동색, 적갈색, ciemnobrązowy, brąz, brunatny, castaniu, cafea, ciocolată, шоколад, махагон, kesten, čokolada, smedja, σκούρο καφέ, ყავისფერი, შოკოლადისფერი, դարչնագույն, շագանակագույն, qəhvəyi, qəhvəyi rəng, қоңыр, jigarrang, بنى, قهوه ای, قهوه‌ای, بھورا, भूरा, חום כהה, น้ำตาล, màu nâu, coklat tua, kayumanggi, perang, شوكولاتة, قهوائي, برنز, عسلی, مسی, ברונזה, שוקולד, מוקה, nâu đồng, perunggu, μπρονζέ',
    Gold: '황금색, zelta, aukso, aur, szampan, pezsgőszínű, șampanie, sampanie, шампанско, злато, šampanj, šampanjac, золото, χρυσαφί, ოქროსფერი, ոսկեգույն, ոսկի, qızılı, алтын, tilla, ذهبى, طلایی, سنہری, सुनहरा, זהוב, ทอง, vàng cát, vàng đồng, vàng kim, màu vàng cát, keemasan, ginto, شمباني, شامبين, شامبانيا, شامپاینی, שמפניה, บรอนซ์ทอง, สีบรอนซ์ทอง, e artë',
    Gray: '은회색, 쥐색투톤, pelēks, cenușiu, антрацит металик, графитен, grafitna, siv, мышиный, мокрый асфальт металлик, ανθρακι, σκούρο γκρι, ნაცრისფერი, რუხი, მოცრისფერი, մոխրագույն, գորշ, boz, yaş asfalt, сұр, kulrang, رصاصى, رمادى, خاکستری, طوسی, دودی, نوک مدادی, سرمئی, स्लेटी, ग्रे, אפור כהה, אפור עכבר, เทา, màu xám, màu ghi, kelabu tua, silver abu, abu-abu tua, abu, abo, فحمي, جرافيت, تيتانيوم, فيراني, ذغالی, גרפיט, טיטניום, אפורה, เทาดำ, สีเทาดำ, สีเทาเข้ม, xám đen, ghi xám, hiri',
    Green:
      '연두색, 담녹색, 초록, seledynowy, limonkowy, keki, резидав, тревистозелен, маслинен, zelene, zelen, болотный, защитный, κυπαρισσί, მწვანე, կանաչ, yaşıl, жасыл, yashil, أخضر غامق, اخضر, سبز, یشمی, سبز یشمی, سبز‌ تیره, ہرا, हरा, ירוק כהה, ירוק זית, เขียว, xanh lá, xanh lục, xanh rêu, xanh ngọc, màu xanh lá, hijau tua, berde, petrol yesili, خضراء, تفاحي, فستقي, زیتونی, זית, חאקי, ירוקה, gjelbër, хакі',
    Orange:
      'portocalie, cărămiziu, oranj, мед, бакър, керемиден, baker, cigla, кирпичный orange, ნარინჯისფერი, ფორთოხლისფერი, նարնջագույն, narıncı, қызғылт сары, toʻq sariq, برتقالى, برتقالي غامق, نارنجی, نارنگی, नारंगी, ส้ม, màu cam, oren, kahel, jingga, נחושת, portokalli',
    Pink: 'roosa, vaaleanpunainen, cyklámenová, ciclam, цикламен, цикламено, ciklama, rožnata, roza metalik, ροζε, ვარდისფერი, վարդագույն, çəhrayı, қызғылт, pushti, وردى, زهري, زهر, صورتی, گلابی, गुलाबी, ชมพู, màu hồng, merah jambu, merah muda, rosas, بمبي, روز, fuşya',
    Purple:
      'liila, vineție, liliachiu, prună, ibolya, патладжан, люляков, лила, patlidžan, šljiva, vijola, βιολετί, იისფერი, იისფერი მეტალიკი, მანუშაკი, մանուշակագույն, bənövşəyi, күлгін, binafsha, بنفسجى, موف, ارغواني, ارغوانی, بنفش, یاسی, جامنی, बैंगनी, סגול כהה, ม่วง, màu tím, ungu tua, lila, أرجواني, بتنجاني, بادمجانی, חציל, לילך, μοβ, eflatun, vjollcë',
    Red: 'rdeèa, rdeè, 홍색, 붉은색, sarkans, bordinė, bordeaux metalik, тёмно-красный, рубин, trešnja, rubin, ciglasta, вишня, κόκκινο σκούρο, წითელი, შინდისფერი, կարմիր, բորդո, qırmızı, tünd qırmızı, albalı, қызыл, qizil, احمر, أحمر غامق, قرمز, زرشکی, آلبالویی, عنابی, سرخ, लाल, מרון, יין, แดง, đỏ đô, màu đỏ, merah tua, merah maroon, merah hati, pula, ماروني, حمراء, جگری, אדומה, สีแดงเลือดหมู, đỏ mận, đỏ đun, kuqe, βυσσινί',
    Silver:
      'hopeinen, hõbe, sudrabaina, argint, argintie, сребро, сребрен, srebro, серебро, ασημι, ვერცხლისფერი, արծաթագույն, արծաթ, gümüşü, күміс, kumush, kumushrang, سلفر, فضى, نقره ای, نقره‌ای, نوک مدادی روشن silver, سلور, चांदी, כסוף מטאלי, כסוף כהה, เงิน, บรอนซ์, บรอนซ์เงิน, màu bạc, perak metalik, pilak, sliver, siver, سيلفر, כסופה, สีบรอนซ์เงิน, สีบรอนซ์, สีบรอนด์เงิน, bạc metallic, argjend, argjendtë, серебряный',
    White:
      '진주, 진주투톤, 흰색투톤, 하얀색, 아이보리, balts, baltas, bel, fildeș, sidef, слонова кост, törtfehér, slonova kost, slonovinová kost, белое, λευκό περλέ, თეთრი, მარგალიტისფერი, սպիտակ, ақ, ابيض, أبيض لؤلؤي, لؤلؤي ابيض, سفید, سفید صدفی, صدفی, سفيد, सफेद, सफ़ेद, לבן פנינה, לבן שנהב, שמנת, ขาว, ขาวมุก, สีขาวมุก, trắng ngọc trai, màu trắng, putih mutiara, puti, ivory white, بيضاء, לבנה, bardhë, λευκός',
    Yellow:
      '노랑, 노랑색, 황색, citrom, muștar metalizat, горчица, охра, oker metalik, limun, жёлтое, ყვითელი, դեղին, sarı rəng, сары, sariq, اصفر, زرد, خردلی, پیلا, पीला, צהוב חרדל, เหลือง, màu vàng, vàng chanh, kuning tua, dilaw, صفراء, חרדל, verdhë',
  },
};
