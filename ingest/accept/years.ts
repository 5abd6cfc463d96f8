import { PLAIN_LETTERS } from '../../src/grammar/words.ts';
import { literal } from '../ground/sql.ts';

/** Years that a cell tells with more than their four digits (docs/rules/feeds.md section 2.3): a month, a whole date, a plate. */

/** Names of months, and what is short for them, without accents; which month it is does not matter here. */
const MONTHS =
  'january january. jan february feb march mar april apr may june jun july jul august aug september sept sep october oct november nov december dec ' +
  'januar februar marz mrz maerz mai juni juli oktober okt dezember dez januari februari maart mrt mei augustus augusti desember des marts maj ' +
  'janvier janv fevrier fevr fev mars avril avr juin juillet juil aout septembre octobre novembre decembre ' +
  'enero ene febrero marzo abril abr mayo junio julio agosto ago septiembre octubre noviembre diciembre dic ' +
  'gennaio gen febbraio aprile maggio mag giugno giu luglio lug settembre sett set ottobre ott dicembre ' +
  'janeiro fevereiro marco maio junho julho setembro outubro out novembro dezembro ' +
  'styczen stycznia luty lutego marzec marca kwiecien kwietnia maja czerwiec czerwca lipiec lipca sierpien sierpnia wrzesien wrzesnia pazdziernik pazdziernika listopad listopada grudzien grudnia ' +
  'leden unor brezen duben kveten cerven cervenec srpen zari rijen prosinec ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik ' +
  'ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie ' +
  'januar februar mart juni juli avgust septembar oktobar novembar decembar sijecanj veljaca ozujak travanj svibanj lipanj srpanj kolovoz rujan studeni prosinac ' +
  'январь января февраль февраля март марта апрель апреля маи мая июнь июня июль июля август августа сентябрь сентября октябрь октября ноябрь ноября декабрь декабря';

/** What stands before or behind a year that it is of a vehicle, without accents; no word of an inspection, or of before and after. */
const SAYS_YEAR =
  'year,my,model,model year,year model,reg,registered,registration,first registration,1st registration,date of registration,built,year built,manufactured,' +
  'ez,erstzulassung,erstzul,bj,baujahr,modelljahr,bouwjaar,eerste toelating,eerste registratie,arsmodell,argang,modellar,arsmodel,' +
  'annee,annee modele,mec,mise en circulation,1ere mise en circulation,1re mise en circulation,1ere immatriculation,1re immatriculation,immatriculation,' +
  'ano,ano modelo,modelo,matriculacion,primera matriculacion,matriculado,anno,immatricolazione,prima immatricolazione,immatricolato,matricula,' +
  'rok,rok produkcji,rok vyroby,r v,r,letnik,godiste,godina,god,god proizvodnje,vuosimalli,vm,an,an fabricatie,evjarat,aasta,gads,metai,m,г,год,года,г в,р,рік,модель';

const alternatives = (words: readonly string[]): string =>
  [...new Set(words)].toSorted((one, other) => other.length - one.length).join('|');

const DAY = '(?:0?[1-9]|[12][0-9]|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20|21)[0-9]{2}';
const NAMED = `(?:${alternatives(MONTHS.split(' ').map((one) => one.replace('.', '')))})[.]?`;
const MARK = ' ?[./-] ?';
const CLOCK = '(?:[t ,]+[0-9]{1,2}:[0-9]{2}[0-9:.]*(?: ?[a-z]{1,3})?(?:[+-][0-9:]{2,6})?)?';

/** Everything that names one month or day of one year, and the year alone. */
const DATE = [
  `${YEAR}(?:[.,]0{1,2})?`,
  `(?:(?:${DAY}${MARK})?${MONTH}|${MONTH}${MARK}${DAY})${MARK}${YEAR}${CLOCK}`,
  `${YEAR}${MARK}${MONTH}(?:${MARK}${DAY}${CLOCK})?`,
  `${YEAR}(?:0[1-9]|1[0-2])(?:(?:0[1-9]|[12][0-9]|3[01])?|[.]0)`,
  `(?:${DAY}(?:st|nd|rd|th|er|[.])?[ -]?(?:de )?)?${NAMED},?[ /-]?(?:de |of )?${YEAR}`,
  `${NAMED} ${DAY}(?:st|nd|rd|th)?,? ${YEAR}`,
  `${YEAR}[ /-]${NAMED}`,
  // of East Asia, with the year of an era beside it
  `${YEAR} ?(?:[年년]|년식|년형|款|年式)?(?:[(（](?:h|s|r|平成|昭和|令和)[0-9]{1,2}年?[)）]年?)?(?: ?${MONTH} ?[月월])?(?: ?${DAY} ?[日일])?(?:上牌|登録|식)?`,
].join('|');

const SAYS = `(?:${alternatives(SAYS_YEAR.split(','))})`;
/** The plate of a British or Irish car beside its year, which names it, too: 2015 (65 reg), 2015/65, 2017 (171), 1998 (S reg). */
const PLATE =
  '(?: ?[(](?:[0-9]{2,3}|[a-z])(?: ?(?:reg|plate))?[)]| (?:[0-9]{2,3}|[a-z]) ?(?:reg|plate)|[ /-](?:5[1-9]|[67][0-9]))';
const PLATE_NUMBER = '[ (/-](?:([0-9]{2,3}) ?(?:reg|plate|[)])|(5[1-9]|[67][0-9])$)';

const TOLD = `(?:${SAYS}[.:]* ?)?(?:${DATE})(?:[ ]?[(]?${SAYS}[.)]*|${PLATE})?`;

/** SQL of a cell in lower case without accents, as blanks and marks of the language leave it. */
const plainSql = (cell: string): string =>
  PLAIN_LETTERS.filter(([letter]) => letter.toLowerCase() === letter).reduce(
    (sql, [letter, written]) => `replace(${sql}, ${literal(letter)}, ${literal(written)})`,
    `strip_accents(lower(${cell}))`,
  );

/**
 * Macros of docs/rules/feeds.md section 2.3. `told_year`: the year that a cell tells beside a month, a day or a plate; NULL: none, or two may be
 * meant. `year_shape`: what a cell tells of how its column writes years: `range` for 2015-16, `maybe` for 2008-09, which may be one, `month`
 * for 2017-08, which is none, `short` for two digits and fewer, `zero` for 0, `plain` for four digits, `long` for others.
 */
export function yearMacros(): string {
  const between = `^${YEAR}${MARK}([0-9]{2})$`;
  return `
    CREATE OR REPLACE TEMP MACRO year_in(plain) AS regexp_extract(plain, '(?:^|[^0-9])(${YEAR})', 1);
    CREATE OR REPLACE TEMP MACRO plate_fits(plain, year) AS
      CASE
        WHEN NOT regexp_matches(plain, ${literal(PLATE_NUMBER)}) THEN true
        ELSE list_transform([regexp_extract(plain, ${literal(PLATE_NUMBER)}, 1) || regexp_extract(plain, ${literal(PLATE_NUMBER)}, 2)], lambda plate: CASE
          WHEN strlen(plate) = 3 THEN left(plate, 2) = right(year, 2) AND right(plate, 1) IN ('1', '2')
          WHEN plate > '50' THEN year::INTEGER % 100 - (plate::INTEGER - 50) IN (0, 1)
          ELSE plate = right(year, 2) END)[1]
      END;
    CREATE OR REPLACE TEMP MACRO told_year(cell) AS
      list_transform([${plainSql('cell')}], lambda plain: CASE
        WHEN regexp_full_match(plain, '(?:0[1-9]|1[0-2])${YEAR}') THEN right(plain, 4)::INTEGER
        WHEN regexp_full_match(plain, ${literal(TOLD)}) AND plate_fits(plain, year_in(plain)) THEN year_in(plain)::INTEGER
      END)[1];
    CREATE OR REPLACE TEMP MACRO year_shape(cell) AS
      CASE
        WHEN regexp_full_match(cell, '[0-9]{4}') THEN 'plain'
        WHEN cell = '0' THEN 'zero'
        WHEN regexp_full_match(cell, '[''’‘\`´]?[0-9]{1,2}') THEN 'short'
        WHEN NOT regexp_matches(cell, '[0-9]') THEN NULL
        WHEN NOT regexp_matches(cell, ${literal(between)}) THEN 'long'
        WHEN left(cell, 2) = '20' AND right(cell, 2) BETWEEN '51' AND '79' THEN 'long'
        WHEN right(cell, 2) NOT BETWEEN '01' AND '12' THEN 'range'
        WHEN left(cell, 2) <> '20' OR right(cell, 2) > substr(cell, 3, 2) THEN 'maybe'
        ELSE 'month'
      END;
    -- the year of the delivery: what comes a day after its instant is rejected
    CREATE OR REPLACE TEMP MACRO delivery_year() AS year(make_timestamp((getvariable('latest')::BIGINT - 86400) * 1000000));
    -- a year in two digits is one of a car that there is, at most two years ahead
    CREATE OR REPLACE TEMP MACRO short_year(cell, now) AS
      list_transform([regexp_extract(cell, '[0-9]{1,2}$')::INTEGER], lambda two: CASE WHEN 2000 + two <= now + 2 THEN 2000 + two ELSE 1900 + two END)[1];`;
}
