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
