import { REGIONAL } from './regional-words.ts';
import type { Word } from './word.ts';

/**
 * Spellings of languages whose marketplaces use few words, between commas: field → canonical word → spellings. Finnish, Estonian, Latvian,
 * Lithuanian, Czech, Slovak, Hungarian, Romanian, Slovene, Croatian, Serbian, Macedonian, Bulgarian, Ukrainian, Greek, Indonesian, Malay, Arabic, Hebrew, Korean,
 * Chinese, Japanese, Vietnamese, Thai, Azerbaijani, Persian and Khmer. Words that mean something else in another language are left out: nafta is petrol in Argentina and
 * diesel in Prague, "must" is black in Estonia.
 */
const FURTHER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  make: {
    Acura: '讴歌, アキュラ, 어큐라',
    Audi: '아우디, 奥迪, アウディ, أودي',
    Bentley: '벤틀리, 宾利, ベントレー',
    BMW: '宝马, بي إم دبليو, بي ام دبليو',
    Buick: '别克, ビュイック',
    BYD: '比亚迪, بي واي دي, 비야디',
    Cadillac: '캐딜락, 凯迪拉克, كاديلاك, キャデラック',
    Changan: '长安, شانجان',
    Chery: '奇瑞, شيري, caoa chery',
    Chevrolet:
      '쉐보레, 雪佛兰, شيفروليه, شفروليه, シボレー, 쉐보레(GM대우), 한국GM, 한국지엠, GM대우, 지엠대우',
    Chrysler: '크라이슬러, 克莱斯勒, كرايسلر, クライスラー',
    Citroen: '시트로엥, 雪铁龙, シトロエン, ستروين, 시트로엥/DS',
    Daihatsu: 'ダイハツ, 大发, دايهاتسو',
    Dodge: '닷지, 道奇, دودج, ダッジ',
    Ferrari: '페라리, 法拉利, フェラーリ, فيراري',
    FIAT: '피아트, 菲亚特, フィアット, فيات',
    Ford: '포드, 福特, フォード, فورد, ヨーロッパフォード, 欧州フォード, 日本フォード, 米国フォード',
    Geely: '吉利, جيلي',
    Genesis: '제네시스, جينيسيس',
    GMC: 'جي إم سي, جي ام سي, 지엠씨',
    Haval: '哈弗, هافال',
    Honda: '혼다, 本田, ホンダ, هوندا, アメリカホンダ, 米国ホンダ',
    Hongqi: '红旗, هونشي',
    Hyundai: '현대, 现代, هيونداي, ヒョンデ, ヒュンダイ',
    INFINITI: '인피니티, 英菲尼迪, إنفينيتي, انفينيتي, インフィニティ',
    Jaguar: '재규어, 捷豹, ジャガー, جاكوار',
    Jeep: '지프, ジープ, جيب, クライスラージープ, クライスラー・ジープ',
    Kia: '기아, 起亚, كيا',
    'Land Rover': '랜드로버, 路虎, ランドローバー, لاند روفر',
    Lexus: '렉서스, 雷克萨斯, レクサス, لكزس, لكسز',
    Lincoln: '링컨, 林肯, لينكولن, リンカーン',
    Maserati: '마세라티, 玛莎拉蒂, マセラティ, مازيراتي',
    Mazda: '马自达, マツダ, مازدا',
    'Mercedes-Benz':
      '벤츠, 메르세데스벤츠, 奔驰, メルセデスベンツ, مرسيدس, مرسيدس بنز, ベンツ, メルセデス・ベンツ, メルセデス, AMG メルセデス, 메르세데스-벤츠',
    MG: '名爵, ام جي, إم جي',
    MINI: '미니, 迷你, ミニ',
    Mitsubishi: '미쓰비시, 三菱, ミツビシ, ميتسوبيشي, 米国三菱, 미쯔비시',
    NIO: '蔚来',
    Nissan: '닛산, 日产, 日産, ニッサン, نيسان, 米国日産, 北米日産',
    Peugeot: '푸조, 标致, プジョー, بيجو',
    Porsche: '포르쉐, 保时捷, ポルシェ, بورش, بورشه',
    Renault:
      '르노, 雷诺, ルノー, رينو, 르노코리아, 르노삼성, 르노(삼성), 르노코리아(삼성), 르노삼성자동차, 삼성',
    'Rolls-Royce': '롤스로이스, 劳斯莱斯, رولز رويس, ロールスロイス, ロールス・ロイス',
    Skoda: '스코다, 斯柯达, سكودا, シュコダ',
    SsangYong: '쌍용, 双龙, 쌍용자동차, KG모빌리티(쌍용), 쌍용(KG모빌리티)',
    Subaru: '스바루, 斯巴鲁, スバル, سوبارو',
    Suzuki: '스즈키, 铃木, スズキ, سوزوكي',
    Tesla: '테슬라, 特斯拉, テスラ, تيسلا',
    Toyota: '도요타, 토요타, 丰田, トヨタ, تويوتا, 米国トヨタ, 北米トヨタ',
    Volkswagen:
      '폭스바겐, 大众, フォルクスワーゲン, فولكس واجن, فولكسفاغن, فولكس فاغن, فولكسواجن, فولكس فاجن',
    Volvo: '볼보, 沃尔沃, ボルボ, فولفو',
    Abarth: 'アバルト, 아바르트',
    Alpine: 'アルピーヌ',
    ALPINA: 'アルピナ, BMWアルピナ',
    Bugatti: 'ブガッティ, 布加迪',
    Caterham: 'ケータハム',
    Daimler: 'デイムラー',
    DS: '디에스',
    Fuso: '三菱ふそう, ふそう',
    Hino: '日野, 히노',
    Lancia: 'ランチア',
    Lotus: 'ロータス, 로터스, 路特斯',
    Maybach: 'マイバッハ, 마이바흐, 迈巴赫',
    McLaren: 'マクラーレン, 맥라렌, 迈凯伦',
    'Mercedes-Maybach': 'メルセデスマイバッハ, メルセデス・マイバッハ',
    Mitsuoka: '光岡, 光岡自動車, ミツオカ, 미쯔오까',
    Morgan: 'モーガン',
    Polestar: 'ポールスター, 폴스타, 极星',
    Rover: 'ローバー, 로버',
    Saab: 'サーブ, 사브, 萨博',
    smart: 'スマート, 스마트',
    KGM: 'KG모빌리티, 케이지모빌리티',
    Roewe: '荣威',
    Trumpchi: '传祺, 广汽传祺',
    Brilliance: '中华',
    Soueast: '东南',
    Baojun: '宝骏',
    Venucia: '启辰',
    Zotye: '众泰',
    JAC: '江淮',
    FAW: '一汽',
    Bestune: '奔腾',
    Dongfeng: '东风',
    Haima: '海马',
    Foton: '福田',
    BAIC: '北汽, 北京汽车, 北汽绅宝',
    Maxus: '上汽大通',
    'Lynk & Co': '领克',
    Wey: '魏牌',
    Denza: '腾势',
    Zeekr: '极氪',
    Leapmotor: '零跑',
    'Li Auto': '理想',
    Tank: '坦克',
    Xiaomi: '小米',
    Iveco: '依维柯',
    Wuling: '五菱',
    XPENG: '小鹏',
    Opel: 'أوبل, اوبل, オペル, 欧宝, 오펠',
    Daewoo: 'دايو, 대우, 大宇, デーウ',
    Saturn: 'ساتورن, サターン',
    'Alfa Romeo': 'ألفا روميو, الفا روميو, アルファロメオ, 알파로메오, 阿尔法·罗密欧, 阿尔法罗密欧',
    'Aston Martin': 'أستون مارتن, استون مارتن, アストンマーティン, 애스턴마틴, 阿斯顿·马丁',
    Lamborghini: 'لامبورجيني, ランボルギーニ, 람보르기니, 兰博基尼',
    Isuzu: 'إيسوزو, ايسوزو, いすゞ, いすず, 이스즈, 五十铃',
    SEAT: 'سيات, 西雅特',
    Dacia: 'داسيا',
    HUMMER: 'هامر, همر, ハマー, 험머, 허머, 悍马',
    Pontiac: 'بونتياك, ポンテアック, ポンティアック, 폰티악',
    Mercury: 'ميركوري, マーキュリー',
    Lada: 'لادا, ラーダ, 拉达, ваз, lada (vaz), lada (ваз), ваз (lada)',
    Proton: 'بروتون',
    Lifan: 'ليفان, 力帆',
    'Great Wall': 'جريت وول, 长城',
    Jetour: 'جيتور',
    GAZ: 'газ',
    UAZ: 'уаз',
    ZAZ: 'заз',
    Moskvich: 'москвич, moskvich (azlk)',
    ZIL: 'зил',
    KamAZ: 'камаз',
  },
  fuel_type: {
    // octane: petrol of a high grade, in Bangladesh
    Unleaded:
      'octane, bensiini, bensiin, benzinas, benzīns, бензинов, бензиновый, βενζίνη, bencina, بنزين, בנזין, 가솔린, 휘발유, 汽油, ガソリン, xăng, เบนซิน, bencin, bencinski, bencinski motor, benzinski, benzinski motor, benzinas (petrol), бензинска, benzinac, ess, sp95, sp95-e10, senza piombo, sem chumbo, sin plomo, bleifrei, blyfri, normalbenzin, superbenzin, ottokraftstoff, otto, euro 95, euro95, benz, gasolene, essence ordinaire, ordinaire, gaz (essence), naftero, bencinero, gasolinero, magna, gasolina magna, ulp, super benzin, super benzine, super bensin, natural 95, benzinlə, សាំង, بنزینی, بنزین',
    Diesel:
      'diisel, dyzelinas, dyzelis, dīzelis, dízel, motorină, naftë, дизел, дизельный, дизельний, πετρέλαιο, ديزل, דיזל, סולר, 디젤, 경유, 柴油, ディーゼル, 軽油, dầu, ดีเซล, dizelski, dizelski motor, dieselski, dizel motor, diesel motor, dizelaš, дизелска, дизел гориво, gasolio, gazoil, mazout, petrolero, petroleo, petróleo diesel, acpm, diesal, deisel, tdi, crdi, b20, hvo, dieselkraftstoff, dieselolie, dieselolje, diesel oil, óleo diesel, diesel s10, diesel s500, ម៉ាស៊ូត, دیزل, دیزلی, گازوئیل',
    'Compressed Natural Gas':
      'gas gnv, gas (gnv), maakaasu, földgáz, zemní plyn, метан, 천연가스, 天然气, gas natural, gas natural vehicular, metan cng, surugaas, suslėgtos dujos, stlačený zemní plyn, stlačený zemný plyn, φυσικό αέριο, газ метан, ngv, natural gas vehicle, gas natural comprimido, gás natural, gás natural veicular, gás natural comprimido, tetrafuel, gaz naturel, gaz naturel comprimé, gaz naturel véhicule, biogaz, biogas, biometano, gas naturale, gas metano, natural power, methan, groengas, naturgas, naturgass, biogass, metangas, metangass, cng (natural gas)',
    'Liquefied Petroleum Gas':
      'gas glp, gas (glp), gasolina y glp, glp y gasolina, nestekaasu, υγραέριο, lpg(일반인 구입), 液化石油气, tng, autoplin, vedelgaas, газ пропан-бутан, пропан-бутан, suskystintos dujos, naftos dujos, lp gas, gas lp, liquid petroleum gas, liquified petroleum gas, gas licuado, gas licuado del petróleo, gas licuado de petróleo, gaz de pétrole liquéfié, flüssiggas, flaskegas, autogass, gasol, motorgas, propan, gás liquefeito de petróleo, gas liquido',
    Electric:
      'sähkö, sähköauto, elekter, elektra, elektrinis, elektrisks, elektrina, elektromos, електро, електрически, електричний, ηλεκτρικό, listrik, elektrik, كهرباء, كهربائي, كهربائية, חשמלי, חשמל, 전기, 电动, 纯电动, 電動, 純電, 電気, điện, ไฟฟ้า, električni, električna, električni pogon, elektromotor, электрический, електродвигун, electricidad, elétricos, eletricidade, eléctricos, batterie, à batterie, batterij, strom, strøm, stroom, e-auto, elec, elek, eldriven, elettricità, électricité, អគ្គិសនី, برقی',
    'Electric / Unleaded':
      'ladattava hybridi, hybridi ladattava, plug-in hybridi, 플러그인 하이브리드, 插电混动, 插电式混合动力, 插電式混合動力, プラグインハイブリッド, plug-in-hybrid benzin/elektro, hybride rechargeable essence/électrique, ibrido plug-in benzina/elettrico, plug-in hybride benzine/elektrisch, priključni hibrid, гібрид (phev), хибрид plug-in, erev, reev, range extender, extended range ev, extended range electric vehicle, enchufable, rechargeable, steckdosenhybrid, opladningshybrid, ladehybrid, laddhybrider, vhr',
    'Electric / Diesel':
      'plug-in-hybrid diesel/elektro, hybride rechargeable diesel/électrique, ibrido plug-in diesel/elettrico',
    'Premium Unleaded': 'sp98, pulp, gasolina super, super 98, superplus',
    E85: 'alcohol, álcool, etanolo, bioetanolo, bioetanol, bio-ethanol, superéthanol, miljöbränsle e85',
    'E85 / Unleaded':
      'flexível, bicombustível, bicombustible, flexifuel, flexi fuel, total flex, polycarburant, multicarburant, carburant flexible, carburant mixte, gas/alc, flexifuel e85, bi-fuel (e85), bicarburation essence bioéthanol',
    Hydrogen:
      'fcv, hydrogen cell, pila de combustible, hidrogénio, hidrogênio, pile à combustible, pile à hydrogène, h2, idrogeno, cella a combustibile, celle a combustibile, brennstoffzelle, brandstofcel, waterstofcel, brint, brintbil, brændselscelle, brenselcelle, bränslecell, célula de combustível',
  },
  transmission: {
    Automatic:
      'otomatis, matic, automaatti, automaattinen, automāts, automatska, automatski, automata, automatický, автоматична, автоматик, αυτόματο, أوتوماتيك, أتوماتيك, אוטומט, אוטומטי, אוטומטית, 오토, 자동, 自动, 自動, 自动挡, 手自一体, オートマ, オートマチック, số tự động, tự động, อัตโนมัติ, avtomatski, avtomatski menjalnik, polavtomatski, poluautomatski, automatski mjenjač, automatski menjač, типтронік, типтроник, роботизована, автоматическая, роботизированная, полуавтоматична, автоматски, редуктор, ημιαυτόματο, cat, コラムAT, コラムオートマ, フロアAT, インパネAT, iat, fat, robotlaşdırılmış, ស្វ័យប្រវត្តិ, اتوماتیک',
    Manual:
      'manuaali, manuaalinen, manuaal, mehāniskā, mechaninė, manuální, manuelni, kézi, manuală, ръчна, ръчни, ручна, механічна, механична, χειροκίνητο, يدوي, مانيوال, عادي, ידני, ידנית, 수동, 手动, 手動, 手动挡, 手排, マニュアル, số sàn, số tay, ธรรมดา, เกียร์ธรรมดา, ročni, ročni menjalnik, ručni, ručni mjenjač, mehanički, mehanički mjenjač, механіка, механическая, рачен, рачна, コラムMT, フロアMT, mexaniki, លេខដៃ, دنده‌ای',
    CVT: '无级变速, 無段変速, 무단변속기, варіатор, fokozatmentes, fokozatmentes automata, бесступенчатая, variator',
  },
  drivetrain: {
    '4WD':
      'полный подключаемый, подключаемый полный, neliveto, دفع رباعي, 四驱, 四駆, 四輪駆動, nelikvedu, pogon 4x4',
    AWD: 'összkerék, integrală, pogon na sve kotače, pogon na sve točkove, повний, štirikolesni pogon, pogon na sva četiri točka, tam, постоянный полный, полный постоянный',
    FWD: 'etuveto, esivedu, priekiniai varantys, přední, přední náhon, první, prednji, elsőkerék, első kerék, față, передній, предно, دفع أمامي, 전륜, 前驱, 前轮驱动, 前輪駆動, prednji pogon, pogon na prednja kolesa, ön',
    RWD: 'takaveto, tagavedu, galiniai varantys, zadní, zadní náhon, zadnji, hátsókerék, hátsó kerék, spate, задній, задно, دفع خلفي, 후륜, 后驱, 后轮驱动, 後輪駆動, zadnji pogon, pogon na zadnja kolesa, arxa',
  },
  body_type: {
    Sedan:
      'porrasperä, sedaan, sedanas, sedan/limuzína, limuzina, σεντάν, سيدان, סדאן, 세단, 轿车, 三厢, 轎車, セダン, รถเก๋ง, λιμουζίνα, សេដាន់',
    Hatchback:
      'viistoperä, luukpära, hečbekas, hečbeks, hečbek, ferdehátú, хечбек, хетчбек, χάτσμπακ, هاتشباك, 해치백, 两厢, 掀背, ハッチバック, kombilimuzina, malo auto, gradski auto, хечбек (hatchback), κόμπακτ, hetçbek, liftbek',
    Wagon:
      'farmari, universaal, universalas, universāls, karavan, комби, універсал, στέισον, استيشن, ستيشن, סטיישן, 왜건, 旅行车, ステーションワゴン, караван, κόμπι, κόμπι/κάραβαν, κόμπι/kάραβαν, κάραβαν, universal',
    SUV: 'maastoauto, katumaasturi, maastur, visureigis, krosoveris, apvidus, džip, džip/suv, terepjáró, джип, позашляховик, τζιπ, جيب, פנאי-שטח, 越野车, 休旅車, クロスカントリー, terensko vozilo, terenac, terenec, offroader, អេសយូវី',
    Coupe: 'kupee, kupė, kupeja, kupe, κουπέ, كوبيه, קופה, 쿠페, クーペ, κουπέ-σπόρ',
    Convertible:
      'avoauto, kabrioletas, kabriolets, кабрио, кабріолет, κάμπριο, مكشوفة, קבריולט, 컨버터블, 敞篷, 敞篷车, オープンカー, kabriolett',
    Minivan:
      'tila-auto, mahtuniversaal, vienatūris, minivens, egyterű, миниван, мінівен, ميني فان, 미니밴, ミニバン, enoprostorec, jednovolumen, компактвэн, микровэн, минивэн/бус',
    Pickup:
      'avolava, lava-auto, pikapas, pikaps, пікап, بيك اب, بيك أب, טנדר, 픽업, 픽업트럭, 皮卡, ピックアップ, bán tải, รถกระบะ, picape, picape compacta, picape média, picape grande, αγροτικό, ភិកអាប់',
    'Cargo Van': 'pakettiauto, kaubik, väikekaubik, furqon',
    Limousine: 'limusiin',
    'Passenger Van': 'микроавтобус, mikroavtobus',
    Bus: 'avtobus',
  },
  colour: {
    Beige:
      'bézs, béžová, bež, bej, bēša, smėlinė, бежов, μπεζ, بيج, 베이지, 베이지색, 米色, ベージュ, беж, бежова, bge, beis, beiges, beig, بژ, کرم',
    Black:
      'musta, juoda, melna, černá, čierna, fekete, negru, crna, crni, черен, чорний, μαύρο, hitam, أسود, שחור, 검정, 검정색, 검은색, 黑, 黑色, 黒, ブラック, สีดำ, црна, черна, черная, чорна, negros, negras, pretos, pretas, noirs, noires, nera, neri, schwarze, schwarzer, zwarte, sorte, svarta, svarte, qara, ពណ៌ខ្មៅ, ខ្មៅ, مشکی, neagră, negre',
    Blue: 'sininen, sinine, mėlyna, zila, modrá, kék, albastru, plava, plavi, син, синій, блакитний, μπλε, biru, أزرق, כחול, 파란색, 청색, 남색, 하늘색, 蓝色, 藍色, 青, ブルー, สีน้ำเงิน, сина, плава, синя, синяя, blu, azules, azuis, bleus, bleues, azzurra, azzurri, blaue, blauwe, blåa, petrol, 紺, 紺色, ネイビー, 水色, 深蓝色, 네이비, бирюзовый, ពណ៌ខៀវ, ខៀវ, آبی, سرمه‌ای, سرمهای, albastră, albastre, błękit, turkus, tirkiz',
    Brown:
      'ruskea, pruun, ruda, brūna, hnědá, hnedá, barna, maro, smeđa, smeđi, braon, кафяв, καφέ, coklat, cokelat, بني, חום, 갈색, 棕色, 褐色, 咖啡色, 茶, ブラウン, สีน้ำตาล, rjava, rjav, кафеава, кафява, коричневая, коричневий, kafena, marrones, castanhos, marrons, bruns, brunes, bruno, bruna, marroni, braune, bruine, bruna, qəhvəyi, ពណ៌ត្នោត, ត្នោត, قهوه‌ای, قهوهای, бронз, bronca, bronza, bron, kafa',
    Gold: 'kulta, kuldne, auksinė, zlatá, arany, auriu, zlatna, zlatni, златист, золотий, χρυσό, emas, ذهبي, זהב, 금색, 金色, ゴールド, สีทอง, златна, златиста, золотистая, zlat, gld, dorada, dorados, dourada, ouro, dourados, dorée, dorés, dorato, dorata, goldene, gouden, gull, gyllen, or, シャンパン, シャンパンゴールド, золотой, qızılı, ពណ៌មាស, មាស, طلایی, aurie',
    Gray: 'harmaa, pilka, pelēka, šedá, sivá, sivi, szürke, gri, сив, сірий, γκρι, abu-abu, abu abu, kelabu, رمادي, אפור, 회색, 쥐색, 灰色, グレー, สีเทา, siva, сива, серая, сіра, grises, cinzenta, cinzentos, cinzas, grigia, grigi, graue, grijze, graa, ガンメタ, ガンメタリック, チャコール, мокрый асфальт, yaş asfalt, ពណ៌ប្រផេះ, ប្រផេះ, خاکستری, طوسی, نوک مدادی, šedý, šedé, antracyt',
    Green:
      'vihreä, roheline, žalia, zaļa, zelená, zeleni, zöld, зелен, зелений, πράσινο, hijau, أخضر, ירוק, 녹색, 초록색, 绿色, 綠色, 緑, グリーン, สีเขียว, зелена, зеленая, grn, verdes, verts, vertes, verdi, grüne, groene, gröna, смарагд, изумрудный, yaşıl, ពណ៌បៃតង, បៃតង, سبز, каки',
    Orange:
      'oranssi, oranž, oranža, oranžinė, oranžová, narancs, narancssárga, portocaliu, narančasta, narandžasta, оранжев, помаранчевий, πορτοκαλί, oranye, jingga, برتقالي, כתום, 주황색, 橙色, オレンジ, สีส้ม, oranžna, oranžen, портокалова, оранжева, оранжевая, org, orn, naranjas, naranjo, laranjas, oranges, arancioni, narıncı, ពណ៌ទឹកក្រូច, ទឹកក្រូច, نارنجی',
    Pink: 'pinkki, ružová, růžová, rózsaszín, roz, rozā, розовый, розов, рожевий, ροζ, وردي, ורוד, 분홍색, 粉色, 粉红色, ピンク, สีชมพู, pnk, rosado, rosada, rosados, roses, roos, lyserød, lyserosa, ljusrosa, lichtroze, çəhrayı, ពណ៌ផ្កាឈូក, ផ្កាឈូក, صورتی, rožinė, rozi, магента',
    Purple:
      'violetti, violetinė, fialová, mov, ljubičasta, лилав, фіолетовий, μωβ, ungu, بنفسجي, סגול, 보라색, 紫, 紫色, パープル, สีม่วง, vijolična, виолетова, ljubičasti, pur, prp, morada, morados, roxa, roxos, violette, violets, violettes, fiolett, paarse, lilla, пурпурный, баклажан, баклажановый, bənövşəyi, ពណ៌ស្វាយ, ស្វាយ, بنفش, fiolet',
    Red: 'punainen, punane, raudona, sarkana, červená, piros, vörös, roșu, vișiniu, crvena, crveni, червен, червоний, κόκκινο, merah, marun, أحمر, אדום, 빨간색, 적색, 红色, 紅色, 赤, レッド, สีแดง, rdeča, rdeč, црвена, червена, красная, червона, rojos, rojas, vermelha, vermelhos, rouges, rossa, rossi, rosse, rote, roter, rode, röda, ワイン, ワインレッド, エンジ, 酒红色, 와인색, вишневый, вишнёвый, qırmızı, ពណ៌ក្រហម, ក្រហម, قرمز, زرشکی, roșie, roșii, wiśnia',
    Silver:
      'hopea, hõbedane, sidabrinė, sudraba, stříbrná, strieborná, ezüst, argintiu, srebrna, srebrni, сребърен, срібний, сріблястий, ασημί, perak, فضي, כסף, כסוף, 은색, 银色, 銀色, 銀, シルバー, สีเงิน, srebrn, сребрена, сребърна, серебристая, срібна, slv, sil, silv, plateada, plateados, prateada, pratas, argentée, argentés, argentato, silbern, silberne, zilveren, zilverkleurig, серебряный, gümüşü, ពណ៌ប្រាក់, ប្រាក់, نقره‌ای, نقرهای',
    White:
      'valkoinen, valge, balta, bílá, biela, fehér, alb, bijela, bijeli, bela, beli, бял, білий, λευκό, άσπρο, putih, أبيض, לבן, 흰색, 백색, 진주색, 白, 白色, ホワイト, パール, สีขาว, бела, бяла, белая, біла, blancos, blancas, brancos, blancs, blanches, bianca, bianchi, bianche, weisse, weisser, witte, hvide, hvite, vita, ពណ៌ស, សពេជ្រ, سفید, albă, albe',
    Yellow:
      'keltainen, kollane, geltona, dzeltena, žlutá, žltá, sárga, galben, žuta, žuti, жълт, жовтий, κίτρινο, kuning, أصفر, צהוב, 노란색, 黄色, 黃色, 黄, イエロー, สีเหลือง, rumena, rumen, жолта, жълта, желтая, жовта, yel, ylw, amarilla, amarillos, amarela, amarelos, jaunes, gialla, gialli, gelbe, gele, ពណ៌លឿង, លឿង, زرد, galbenă',
  },
};

/** The words of a field, with the spellings of further languages. */
export const withFurther = (field: string, words: readonly Word[]): readonly Word[] =>
  words.map((one) => {
    const further = [FURTHER, REGIONAL].flatMap((from) => from[field]?.[one.word]?.split(', ') ?? []);
    return further.length ? { ...one, spellings: [...(one.spellings ?? []), ...further] } : one;
  });
