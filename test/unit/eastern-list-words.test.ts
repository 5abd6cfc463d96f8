import { expect, test } from 'vitest';
import { wordsOf } from '../../src/catalog/markets.ts';

/** Words of lists of the east of Europe and of Asia, and what says that a cell is not filled (docs/rules/feeds.md section 2.3). */

const cars = wordsOf('us-cars');

test.each([
  // driven always, and when asked
  ['drivetrain', 'постоянный полный привод', 'AWD'],
  ['drivetrain', 'подключаемый полный привод', '4WD'],
  ['drivetrain', '4x4 (dołączany automatycznie)', '4WD'],
  ['drivetrain', '4x4 (stały)', '4WD'],
  ['drivetrain', 'állandó összkerék', 'AWD'],
  // č in the encoding of the west
  ['transmission', 'roèni menjalnik', 'Manual'],
  ['base_ext_color', 'rdeèa', 'Red'],
  ['base_ext_color', 'èrna - kovinska', 'Black'],
  // two words for one body
  ['body_type', 'Sedan/Limuzyna', 'Sedan'],
  ['body_type', 'Sedan/Coupe', undefined],
  ['base_ext_color', '진회색', 'Gray'],
  ['base_ext_color', '진청색', 'Blue'],
  ['base_ext_color', '은색투톤', 'Silver'],
  ['base_ext_color', '진주투톤', 'White'],
  ['base_ext_color', '연금색', 'Gold'],
  ['base_ext_color', '갈대색', undefined],
  ['make', 'Daihatsi', 'Daihatsu'],
])('%s: %s is %s', (field, text, word) => {
  expect(cars.meaning(field, text)?.word).toBe(word);
});

test.each([
  ['가솔린 하이브리드', 'Unleaded', 'HEV'],
  ['디젤 하이브리드', 'Diesel', 'HEV'],
  ['ガソリン ハイブリッド', 'Unleaded', 'HEV'],
  ['汽油混合动力', 'Unleaded', 'HEV'],
  ['汽油+48V轻混系统', 'Unleaded', 'MHEV'],
  ['가솔린+LPG', 'Liquefied Petroleum Gas', 'Combustion'],
])('fuel %s is %s, %s', (text, word, powertrain) => {
  expect(cars.meaning('fuel_type', text)).toEqual({ word, powertrain });
});

// which is burnt beside the battery nothing of ours says
test.each(['LPG 하이브리드', 'LPG гибрид'])('fuel %s stays unknown', (text) => {
  expect(cars.meaning('fuel_type', text)).toBeUndefined();
});

test.each([
  ['ГАЗ ГАЗель', 'GAZ', 'ГАЗель'],
  ['ГАЗ ГАЗель Next', 'GAZ', 'ГАЗель Next'],
  ['현대 올 뉴 투싼 1.6 디젤 2WD 스마트', 'Hyundai', '올 뉴 투싼 1.6 디젤 2WD 스마트'],
  ['Volkswagen Golf 1.6 Smart', 'Volkswagen', 'Golf 1.6 Smart'],
])('%s is a %s, model %s', (text, word, model) => {
  const meaning = cars.meaning('make', text);
  expect(meaning?.word).toBe(word);
  expect([...text].slice(meaning?.rest?.at).join('')).toBe(model);
});

test.each(['Mercedes-Benz Smart', 'Austin Mini', 'AMC Eagle'])('%s may be another make', (text) => {
  expect(cars.meaning('make', text)).toBeUndefined();
});

test.each([
  ['body_type', '¡Pregunta al anunciante!'],
  ['fuel_type', 'Ask the seller'],
  ['fuel_type', 'auf Anfrage'],
  ['transmission', 'Не указано на Дром'],
  ['fuel_type', "Смотреть в 'Двигатель'"],
  ['drivetrain', '문의'],
  ['transmission', 'Chưa cập nhật'],
  ['body_type', 'ไม่ระบุ'],
  ['fuel_type', 'غير محدد'],
  ['body_type', 'Mopedautó'],
  ['base_ext_color', '기타색상'],
  ['base_ext_color', 'Another Color'],
])('%s: %s says nothing', (field, text) => {
  expect(cars.meaning(field, text)).toEqual({ word: null });
});

test.each([
  ['body_type', 'See-through'],
  ['fuel_type', 'Vedi motore 2'],
])('%s: %s says something', (field, text) => {
  expect(cars.meaning(field, text)).toBeUndefined();
});
