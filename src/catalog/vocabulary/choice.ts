import { listed } from './listed.ts';

/**
 * Words of feeds for the words that a column may hold, in lower case with single blanks (docs/rules/feeds.md section 2.3). A grade of
 * how well a vehicle is kept says that it is used; "certified" says that it is, too.
 */
const CERTIFIED: readonly string[] = listed(`
  cpo, certified, certified pre-owned, certified pre owned, certified preowned, certified used,
  manufacturer certified, dealer certified, used certified, used - certified, approved used, certificado,
  seminuevo certificado, seminuevos certificados, usado certificado, seminovos certificados,
  occasion certifiée, certifié, usagé certifié, usagés certifiés, usagé - certifié, usato certificato,
  zertifiziert
`);

/** Further spellings, between commas: of many countries' lists, in the singular and the plural. */
const FURTHER: Readonly<Record<string, string>> = {
  new:
    'nový vůz, nové vozy, nový automobil, új jármű, autoturism nou, нови автомобили, novi automobili, nov, nov avto, חדשה, mașini noi, zero, new car, new cars, new vehicle, new vehicles, unregistered, in stock new, new - in stock, nuevos, nuevas, cero kilómetros, cero km, nuevo 0km, 0 km, coche nuevo, coches nuevos, auto nuevo, autos nuevos, carro nuevo, carros nuevos, vehículo nuevo, a estrenar, 0 kilómetros, ' +
    'novos, carro novo, carros novos, veículo novo, zero quilômetro, zero-quilômetro, zero quilómetros, neufs, véhicule neuf, véhicules neufs, voiture neuve, voitures neuves, neuf (0 km), neuf en stock, neuve en stock, nouveau, nouveaux, vn, ' +
    'nuovi, nuove, auto nuova, auto nuove, veicolo nuovo, veicoli nuovi, neufahrzeuge, fabrikneu, bestellfahrzeug, neuw., nieuwe, nieuwe auto, nieuwe wagen, nieuw voertuig, nye, nyt, nytt, nya, fabriksny, fabrikkny, nybilar, nya bilar, nye biler, ny i lager, ' +
    'nowe, nowa, fabrycznie nowy, nové, nová, nové vozidlo, nové auto, nove vozilo, nova vozila, novo vozilo, novi avto, novi automobil, новое, новые, новый автомобиль, нове, нові, нове авто, ново возило, нов автомобил, нови, új autó, újszerű új, nouă, noi, mașină nouă, mașini noi, ' +
    'uudet, uusi auto, uued, uus auto, nauja, naujas, naujas automobilis, jauns, jauna, jauna automašīna, νέο, καινούργιο, καινούριο, καινούργια, i ri, e re, yeni, sıfır araç, ახალი, նոր, yangi, жаңа, novoye, حديث, زيرو, صفر کیلومتر, صفر, نو, नया, نیا, mới, xe mới, ใหม่, รถใหม่, ป้ายแดง, mobil baru, kereta baru, bago, brandnew, 新品, 未使用, 全新, 새차, 신규',
  used:
    'ikinci el araç, i̇kinci el, употребуван, recond, recon, xe đã dùng, đã sử dụng, יד שנייה, משומשת, רכב משומש, с пробегом по рф, б/в, ojetý vůz, ojetina, použité, použitý, zánovní, ojetá auta, ojeté vozy, jazdené vozidlo, jazdený, używany pojazd, pojazd używany, nieuszkodzony, uszkodzone, használt autó, utilizat, utilizată, utilizate, sh, avariat, използван, използвана, катастрофирал, ударен, повреден, korišteno, korišćeno, korišten, korišćen, polovni automobili, rabljeni automobili, havarisano, havarisan, oštećen, poškodovano, poškodovan, karambolirano vozilo, rabljen avto, službeno vozilo, previously owned, used car, used cars, used vehicle, used vehicles, used-car, pre-owned car, pre-owned cars, preowned car, second hand car, second-hand car, second hand cars, brazilian used, ghana used, kenyan used, ghanaian used, foreign-used, locally-used, naija used, ex uk, ex-uk, ' +
    'near new, dealer demo, dealer used, demo car, demo vehicle, executive demo, ex demo, ex-display, used - like new, used - excellent, used - very good, used - good, used - fair, used - acceptable, outstanding, average, rough, clean, rebuilt, accidental, crashed, junk, lightly used, gently used, off-lease, ex-lease, ex-fleet, ex-rental, ' +
    'one owner, repossessed, for parts, parts only, cat s, cat n, cat c, cat d, run and drive, unrestored, restored, mint, barely used, well used, usados, usadas, seminueva, seminuevos, semi nuevo, semi-nuevo, segunda mano, de segunda mano, kilómetro 0, km. 0, coche usado, coches usados, auto usado, autos usados, carro usado, carros usados, vehículo usado, vehículo de ocasión, coche de ocasión, ' +
    'coche de segunda mano, coches de segunda mano, autos seminuevos, coche km 0, gerencia, vehículo de gerencia, usado seleccionado, renting, siniestrado, averiado, accidentado, dañado, salvamento, buen estado, excelente, muy bueno, bueno, como nuevo, de demostración, histórico, ' +
    'semi-novo, semi novo, semi-nova, seminova, seminovos, semi-novos, segunda mão, em segunda mão, em 2ª mão, serviço, demonstração, viatura de serviço, viatura usada, viatura de demonstração, retoma, salvado, sinistrado, carro usado, veículo usado, como novo, bom, bom estado, test drive, para peças, ' +
    "usagés, usagées, véhicules d'occasion, voitures d'occasion, occasions, occasionen, vo, direction, voiture de direction, voiture de démonstration, démos, kilométrage zéro, seconde main, de seconde main, 2ème main, quasi-neuf, comme neuf, bon état, très bon état, reconditionné, ancêtre, véhicule de collection, accidenté, endommagé, avec défaut, ancienne, récente, " +
    "usata, usati, usate, chilometri zero, chilometro zero, chilometro 0, km zero, km. 0, auto usata, auto usate, veicolo usato, auto aziendale, aziendali, semestrale, semestrali, semi-nuovo, seminuovo, usato garantito, d'epoca, epoca, auto d'epoca, auto storica, auto km 0, incidentata, incidentato, sinistrata, ex noleggio, noleggio, ricondizionato, come nuovo, ottimo, buono, auto dimostrativa, " +
    'gebrauchte, gebrauchtfahrzeuge, kurzzulassung, tageszulassungen, werkswagen, unfallwagen, unfallfahrzeug, unfall, youngtimer, halbjahreswagen, leasingrückläufer, mietwagen, vorführer, vorführmodell, geschäftswagen, direktionswagen, defekt, beschädigt, junger gebrauchter, junge gebrauchte, klassiker, bastlerfahrzeug, testwagen, gepflegt, sehr gut, gut, neuwertig, wie neu, ' +
    "tweedehandse, tweedehandswagen, gebruikte, gebruikte auto, gebruikte auto's, gebruikt voertuig, directiewagen, demonstratiewagen, demo-auto, demomodel, schade, schadeauto, ongeval, nagenoeg nieuw, zo goed als nieuw, bijna nieuw, jonge occasion, " +
    'brugte, brugtbil, brugtbiler, brugte biler, demobil, demobiler, demonstrationsbil, som ny, god stand, god, næsten ny, velholdt, veteran, veteranbil, skadet, totalskadet, direktionsbil, testbil, brukte, bruktbiler, pent brukt, lite brukt, godt brukt, skadebil, demokjørt, demonstrasjonsbil, nesten ny, firmabil, utleiebil, ' +
    'begagnade, beg, beg., beg bil, beg. bil, begagnad bil, begagnade bilar, demobilar, nyskick, bra skick, skadad, krockskadad, nästan ny, företagsbil, tjänstebil, utställningsbil, visningsbil, ' +
    'używane, używana, uszkodzony, uszkodzona, bezwypadkowy, powypadkowy, demonstracyjny, poleasingowy, ojeté, ojetá, ojeté vozidlo, ojetiny, předváděcí, předváděcí vozidlo, havarované, jazdené, jazdená, ojazdené, ojazdené vozidlo, predvádzacie, predvádzacie vozidlo, havarovaný, ročné, po havárii, ' +
    'polovan, polovna, polovno vozilo, polovni automobil, rabljeni, rabljena vozila, rabljeno vozilo, testno, karambolirano, oštećeno, половни, половна, половни аутомобил, користено, користени, користен, употребявани, употребявана, втора употреба, втора ръка, на части, половен автомобил, ' +
    'használtautó, újszerű, kitűnő, megkímélt, normál, sérült, hibás, felújított, kiváló, sérülésmentes, bemutató, rulate, rulată, second-hand, auto rulate, mașină rulată, folosit, käytetyt, käytetty auto, vaihtoauto, esittelyauto, kasutatud auto, proovisõiduauto, kasutatud sõiduk, naudota, naudotas automobilis, naudoti, lietota, lietota automašīna, lietotas, su defektais, be defektų, ' +
    'μεταχειρισμένο, μεταχειρισμένα, μεταχειρισμένος, i përdorur, e përdorur, të përdorura, kullanılmış araç, 2.el araç, hasarlı, ağır hasarlı, с пробегом по россии, подержанная, подержанные, б.у., битый, не битый, требует ремонта, аварийный, вживане, вживані, вживана, з пробігом, після дтп, не бита, бита, хорошее, отличное, среднее, на ходу, аварийная, не на ходу, ' +
    'მეორადი, ნახმარი, օգտագործված, işlənmiş, sürülmüş, foydalanilgan, b/u, қолданылған, کارکرده, دست دوم, مستعملة نظيفة, مستخدم, مستخدمة, كسر زيرو, حالة ممتازة, جيدة, ممتازة, משומש יד שניה, יד שניה, יד ראשונה, पुरानी, प्रयुक्त, استعمال شدہ, cũ, đã qua sử dụng, xe cũ, มือสอง, รถมือสอง, ใช้แล้ว, bekas pakai, mobil bekas, kereta terpakai, terpakai, seken, secondhand car, pre-loved, gamit, 中古品, 中古车, 中古車輛, 二手車, 사용, 중고차',
  fsbo:
    'właściciel, prywatne, sprzedawca prywatny, majitel, soukromý inzerent, tulajdonos, magánszemélyek, vânzător privat, vânzător particular, persoane fizice, собственик, частни лица, vlasnik, privatni, privatni prodavač, privatno lice, zasebnik, lastnik, privatna oseba, физ. лицо, المالك, אדם פרטי, chính chủ, perseorangan, penjual perorangan, private sale, private individual, private advertiser, private car, owner direct, direct owner, trustmark individual, person, personal, fsbo seller, privado, privada, dueño, dueño directo, dueño vende, particulares, vendedor particular, vendedor privado, persona natural, persona, directo, propietario, trato directo, único dueño, ' +
    'pessoa física, pf, proprietário, dono, privé, particuliers, part., propriétaire, vendeur particulier, vendeur privé, personne physique, vente privée, individuel, privati, privata, proprietario, venditore privato, da privato, privatverkäufer, privater anbieter, private anbieter, privatverkauf, privatinserat, privater verkäufer, ' +
    'particuliere verkoper, particulier verkoper, particulieren, eigenaar, privéverkoper, privépersoon, consument, privat sælger, privatsalg, ejer, fra privat, privat selger, eier, privatannons, privatsäljare, privata, ägare, privatpersoner, privatannonser, osoby prywatne, osoba fizyczna, prywatna, prywatnie, soukromý, soukromá osoba, soukromník, soukromý prodejce, súkromná osoba, súkromník, súkromný, súkromný predajca, ' +
    'privatno, privatna osoba, fizička osoba, fizično lice, fizičko lice, fizična oseba, zasebni prodajalec, приватно, физичко лице, физическо лице, частно лице, частен, magánszemély, magán, magánhirdető, persoană fizică, proprietar, particulară, persoana fizica, yksityinen, yksityishenkilö, yksityinen myyjä, eraisik, eramüüja, privātpersona, privātais, fizinis asmuo, privatus asmuo, privatus, ' +
    'ιδιώτης, ιδιώτες, individ, privat shitës, sahibi, araç sahibi, şahıs, частное, частный, частные, частный продавец, физлицо, физическое лицо, владелец, хозяин, от собственника, частный владелец, приватна особа, приватний, приватний продавець, фізична особа, власник, прыватная асоба, ფიზიკური პირი, մասնավոր, ֆիզիկական անձ, fərdi, mülkiyyətçi, sahibindən, жеке тұлға, jismoniy shaxs, ' +
    'شخصي, فرد, مالك, من المالك, خاص, شخصی, פרטי, פרטית, cá nhân, bán cá nhân, perorangan, pribadi, individu, pemilik, pemilik langsung, เจ้าของ, เจ้าของขายเอง, บุคคล, 個人, 个人, 개인',
  auction:
    "auctioneer, copart, iaai, salvage auction, auktionen, auktionshaus, versteigerung, veilingen, veilinghuis, subastas, remate, remates, casa de subastas, leilão, leilões, leiloeiro, vente aux enchères, encan, commissaire-priseur, aste, all'asta, asta giudiziaria, auktioner, auktionshus, bilauktion, auksjon, auksjoner, " +
    'aukcja, licytacja, aukce, dražba, aukcia, aukcija, dražbe, licitacija, аукција, търг, árverés, aukció, licitație, huutokauppa, oksjon, izsole, aukcionas, δημοπρασία, mezat, ihale, açık artırma, аукцион, аукціон, აუქციონი, աճուրդ, auksion, hərrac, مزاد, حراج, מכירה פומבית, đấu giá, lelang, ประมูล, オークション, 拍卖, 拍賣, 경매',
  dealer:
    'bazar, bazár, autobazár, autosalón, profesjonalny sprzedawca, profesionální prodejce, profesionist, reprezentanță, companie, vânzător profesionist, вносител, оторизиран дилър, tvrtka, prodavac, auto-kuća, preduzeće, podjetje, prodajalec, pooblaščeni trgovec, trgovci, юр. лицо, έμπορος αυτοκινήτων, معرض سيارات, تاجر سيارات, סוחר רכב, עוסק, bán chuyên, penjual profesional, independent dealer, franchise dealer, franchised dealer, car dealer, used car dealer, motor dealer, trader, retailer, showroom, business, commercial, corporate, store, shop, broker, importer, dealers, professional seller, authorized dealer, authorised dealer, licensed dealer, trusted dealer, verified dealer, certified dealer, trusted seller, agencia, agencias, agencia de autos, concesionaria, concesionarios, concesionarias, concesionario oficial, ' +
    'empresa, distribuidor, distribuidora, automotora, automotriz, comercial, lote, lote de autos, compraventa, compra venta, vendedor profesional, tienda, tienda oficial, profesionales, negocio, agente, corredora, comerciante, multimarca, concessionária, concessionárias, concessionário, revenda, revendas, revendedor, profissional, profissionais, stand, stands, stand de automóveis, agência, lojista, lojas, pessoa jurídica, pj, multimarcas, autorizada, ' +
    "pro, concessionnaires, concession, concessionnaire officiel, garage, garagiste, marchand, marchand d'autos, professionnels, négociant, entreprise, mandataire, agent, société, vendeur professionnel, agence, commerçant, distributeur, importateur, détaillant, boutique, loueur, " +
    'concessionari, concessionaria, rivenditori, professionista, professionale, azienda, autosalone, autosaloni, salone, ditta, agenzia, società, negozio, venditore professionale, autohaus, gewerblicher verkäufer, autohändler, vertragshändler, gewerbe, fachhändler, unternehmen, freier händler, händlerangebot, autohandel, markenhändler, gewerbetreibender, kfz-händler, ' +
    'bedrijf, bedrijven, handelaar, handelaars, autohandelaar, autodealer, professioneel, professionele verkoper, zakelijk, zakelijke verkoper, erkende dealer, bovag, handel, importeur, concessiehouder, bilforhandler, erhverv, erhvervssælger, virksomhed, cvr, forhandlere, autoforhandler, autoriseret forhandler, bedrift, merkeforhandler, bruktbilforhandler, næringsdrivende, butikk, autorisert forhandler, ' +
    'återförsäljare, auktoriserad återförsäljare, auktoriserad, bilfirma, bilhandel, åf, märkeshandlare, butik, dealer autoryzowany, autoryzowany dealer, firma samochodowa, salon, komis, firmy, autobazar, autosalon, autorizovaný prodejce, prodejce, firma / podnikatel, podnikatel, predajca, autorizovaný predajca, trgovac, trgovina, auto kuća, autokuća, auto plac, autosalon, auto salon, pravna osoba, pravno lice, ovlašteni trgovac, trgovec, pravna oseba, avtohiša, ' +
    'аутосалон, правно лице, дилър, търговец, фирма, автокъща, автокъщи, юридическо лице, kereskedő, kereskedés, autókereskedés, autókereskedő, cég, márkakereskedő, márkakereskedés, dealer auto, dealer autorizat, comerciant, firmă, parc auto, persoană juridică, liike, autoliike, jälleenmyyjä, yritys, edasimüüja, ettevõte, autosalong, esindus, tirgotājs, dīleris, uzņēmums, autosalons, pardavėjas, įmonė, prekybininkas, autosalonas, ' +
    'έμπορος, έμποροι, αντιπροσωπεία, επαγγελματίας, εταιρεία, tregtar, kompani, autosallon, galericiden, bayiden, yetkili satıcı, kurumsal, oto galeri, официальный дилер, компания, автодилер, салон, официальный, юридическое лицо, юрлицо, перекупщик, автоцентр, дилерский центр, компанія, офіційний дилер, автосалон офіційний, юридична особа, дылер, ' +
    'დილერი, ავტოსალონი, դիլեր, սրահ, diler, salon diler, avtosalon, дилерлік, معرض, معارض, وكيل, وكالة, تاجر, شركة, نمایشگاه, فروشگاه, סוחר, סוכנות, סוכנות רכב, מגרש, חברה, đại lý, salon ô tô, showroom mobil, diler mobil, pengedar, pengedar kereta, kedai kereta, ตัวแทนจำหน่าย, เต็นท์รถ, เต็นท์, ดีลเลอร์, ディーラー, 販売店, 业者, 業者, 商家, 车商, 車商, 经销商, 經銷商, 딜러, 매매상사, 상사',
};

const WORDS: Readonly<Record<string, readonly string[]>> = {
  new: listed(`
    uusi, uus, nou, új, novi, nova, нов, нова, ново, novo vozilo, новий, baru, جديد, جديدة, חדש, 신차, 新车,
    新車, n, brand new, brand-new, neu, neuwagen, neufahrzeug, neuf, neuve, nuevo, nueva, novo, nuovo,
    nieuw, ny, nybil, ny bil, nybil til salgs, nowy, nový, nová, nové, zero km, sıfır, sifir, sıfır km,
    sifir km, sıfır kilometre, новый, новая, 0km, newcondition
  `),
  used: [
    ...CERTIFIED,
    ...listed(`
      käytetty, kasutatud, rulat, polovni, rabljeno, употребяван, вживаний, bekas, مستعمل, مستعملة, משומש,
      중고, 二手, 二手车, 中古, 中古車
    `),
    ...listed(`
      u, pre-owned, pre owned, preowned, second hand, second-hand, secondhand, usedcondition
    `),
    ...listed(`
      demo, demonstrator, demonstration, ex-demo, nearly new, pre-registered, pre-reg, loaner
    `),
    ...listed(`
      employee's car, foreign used, locally used, local used, nigerian used, ghanaian used, kenyan used,
      ugandan used, tanzanian used, ethiopian used, tokunbo, reconditioned
    `),
    ...listed('like new, excellent, very good, good, fair, poor, salvage, refurbished'),
    ...listed(`
      gebraucht, gebrauchtwagen, gebrauchtfahrzeug, vorführwagen, vorführfahrzeug, jahreswagen
    `),
    ...['tageszulassung', 'oldtimer', 'dienstwagen', 'occasion', "d'occasion"],
    ...listed(`
      véhicule d'occasion, voiture d’occasion, voiture d'occasion, usagé, usagée, véhicule usagé
    `),
    ...['véhicule de démonstration', 'démo', 'démonstrateur'],
    ...listed('usado, usada, seminuevo, seminovo, ocasión, de ocasión, km 0, km0, usato, aziendale'),
    ...listed('tweedehands, gebruikt, demowagen, begagnad, begagnat, brugt, brukt, bruktbil, używany'),
    ...listed('ikinci el, 2. el, 2.el, kullanılmış, kullanilmis, подержанный, с пробегом, б/у, бу'),
    ...listed(`
      ojetý, ojetá, ojeté, předváděcí, předváděcí vůz, predvádzacie, ojazdený, használt, rabljen,
      rabljena, rabljeno vozilo, polovno, половно, половен
    `),
    ...listed(`
      nieuw en op kenteken, jong gebruikt, demovoertuig, pré-immatriculé, véhicule de direction,
      dimostrativo
    `),
    ...listed(`
      veicolo dimostrativo, demostración, testno vozilo, bruktbil til salgs, naudotas, lietots
    `),
  ],
  fsbo: listed(`
    private, private seller, privateseller, private party, private owner, owner, by owner,
    for sale by owner, individual, privat, privatanbieter, von privat, particulier, particular, privato,
    prywatny, sahibinden, bireysel, частник, частное лицо, собственник, privatperson, persona fisica,
    osoba prywatna
  `),
  auction: listed('auctions, auction house, auktion, enchères, veiling, subasta, asta'),
  dealer: listed(`
    dealership, by dealer, trade, trade seller, trustmark dealer, franchise, independent, händler,
    haendler, gewerblich, gewerblicher anbieter, handlare, bilhandlare, företag, concessionnaire,
    professionnel, professional, profesional, concesionario, rivenditore, loja, galeriden, galeri, bayi,
    yetkili bayi, yetkili bayiden, дилер, автосалон, autobedrijf, forhandler, firma, company
  `),
};

/** A text without the accents of Latin letters, as people type it on keyboards of other countries. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');

/** What feeds call words of ours: spelling in lower case, and the word. */
export const allChoiceSpellings = (): readonly (readonly [spelling: string, word: string])[] => {
  const all = new Map<string, string>();
  for (const [word, spellings] of Object.entries(WORDS))
    for (const one of [...spellings, ...(FURTHER[word] ?? '').split(', ')])
      for (const spelling of [one, withoutAccents(one)]) if (!all.has(spelling)) all.set(spelling, word);
  return [...all];
};

/** Words of a condition that say of a vehicle that it is used and certified, in lower case. */
export const CERTIFIED_WORDS = CERTIFIED;
