-- What macros look into, kept in variables: in a macro it would be planned wherever that is called.

-- Blanks around a cell.
SET VARIABLE blanks = chr(32) || chr(9) || chr(10) || chr(11) || chr(12) || chr(13) || chr(160) || chr(65279);

-- Names of the months, and what is short for them, without accents: English, Dutch, German, French, Spanish, Italian, Portuguese and
-- Scandinavian. Whole words, as the beginning of one means another month elsewhere: a Finnish marraskuu is November.
SET VARIABLE months = [
  ['january', 'januar', 'janvier', 'enero', 'gennaio', 'januari', 'janeiro', 'jan', 'janv', 'ene', 'gen'],
  ['february', 'februar', 'fevrier', 'febrero', 'febbraio', 'februari', 'fevereiro', 'feb', 'fev', 'febr'],
  ['march', 'marz', 'mars', 'marzo', 'maart', 'marts', 'marco', 'mar', 'mrz', 'mrt'],
  ['april', 'avril', 'abril', 'aprile', 'apr', 'avr', 'abr'],
  ['may', 'mai', 'mayo', 'maggio', 'mei', 'maj', 'maio', 'mag'],
  ['june', 'juni', 'juin', 'junio', 'giugno', 'junho', 'jun', 'giu'],
  ['july', 'juli', 'juillet', 'julio', 'luglio', 'julho', 'jul', 'juil', 'lug'],
  ['august', 'aout', 'agosto', 'augustus', 'augusti', 'aug', 'aou', 'ago'],
  ['september', 'septembre', 'septiembre', 'settembre', 'setembro', 'sep', 'sept', 'set', 'sett'],
  ['october', 'oktober', 'octobre', 'octubre', 'ottobre', 'outubro', 'oct', 'okt', 'out', 'ott'],
  ['november', 'novembre', 'noviembre', 'novembro', 'nov'],
  ['december', 'dezember', 'decembre', 'diciembre', 'dicembre', 'desember', 'dezembro', 'dec', 'dez', 'dic', 'des']
];

-- Decimal digits of other scripts, as Unicode 17 has them: each run of ten, by its zero. Arabic has marks of its own for fractions and thousands.
SET VARIABLE digits_elsewhere = array_to_string(
  list_transform(
    [
      1632, 1776, 1984, 2406, 2534, 2662, 2790, 2918, 3046, 3174, 3302, 3430, 3558, 3664, 3792, 3872, 4160, 4240, 6112, 6160,
      6470, 6608, 6784, 6800, 6992, 7088, 7232, 7248, 42528, 43216, 43264, 43472, 43504, 43600, 44016, 65296, 66720, 68912,
      68928, 69734, 69872, 69942, 70096, 70384, 70736, 70864, 71248, 71360, 71376, 71386, 71472, 71904, 72016, 72688, 72784,
      73040, 73120, 73184, 73552, 90416, 92768, 92864, 93008, 93552, 118000, 120782, 120792, 120802, 120812, 120822, 123200,
      123632, 124144, 124401, 125264, 130032
    ],
    lambda zero: array_to_string(list_transform(range(10), lambda digit: chr((zero + digit)::INTEGER)), '')
  ), ''
) || '٫٬';
SET VARIABLE digits_here = repeat('0123456789', 76) || '.,';
