import { integer, text } from '../declare.ts';
import type { KeyedDataset } from '../shared-dataset.ts';

/** The regulator's flat file (feeds.md 2.2, `--format nhtsa`): a row a campaign, make, model, year and component. */
export const dataset: KeyedDataset<'make' | 'model'> = {
  name: 'recall-campaigns',
  record: 'recall_campaign',
  about: "The regulator's recall campaigns, by make, model and year.",
  answer: 'newest',
  keys: ['make', 'model'],
  fields: [
    text('campaign', "Regulator's number of the campaign.", { column: 'CAMPNO' }),
    text('make', 'Make.', { column: 'MAKETXT' }),
    text('model', 'Model.', { column: 'MODELTXT' }),
    integer('year', 'Model year; 9999: unknown.', { column: 'YEARTXT' }),
    text('oem_number', "Manufacturer's number of the campaign.", { column: 'MFGCAMPNO' }),
    text('component', 'The component.', { column: 'COMPNAME' }),
    text('manufacturer', 'Who filed the report.', { column: 'MFGNAME' }),
    text('received', 'Day on which the report was received, YYYYMMDD.', { column: 'RCDATE' }),
    text('recorded', 'Day on which the record was created, YYYYMMDD.', { column: 'DATEA' }),
    text('defect', 'The defect.', { column: 'DESC_DEFECT' }),
    text('consequence', 'The consequences of the defect.', { column: 'CONEQUENCE_DEFECT' }),
    text('remedy', 'The remedy.', { column: 'CORRECTIVE_ACTION' }),
  ],
};
