import { text, upper } from '../declare.ts';
import type { KeyedDataset } from '../shared-dataset.ts';

/** A member of a recall answer, and what its value is. */
export interface RecallMember {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'flag';
  readonly about: string;
}

const member =
  (kind: RecallMember['kind']) =>
  (name: string, about: string): RecallMember => ({
    name,
    kind,
    about,
  });
const words = member('text');
const figure = member('number');
const flag = member('flag');

/** The vehicle of a recall answer (part-1.md, recall response). */
export const RECALLED_VEHICLE: readonly RecallMember[] = [
  words('vin', 'Vehicle identification number.'),
  words('make', 'Make.'),
  words('model', 'Model.'),
  figure('year', 'Model year.'),
  figure('numberOfRecalls', 'Number of recalls.'),
  flag('recallsAvailable', 'Whether there is at least one recall.'),
  words('dataRefreshDate', 'Instant of the data, ISO-8601.'),
  words('dealerCode', 'Code of a dealer.'),
  words('oemCode', 'Code of the manufacturer.'),
  words('oemDescription', 'Name of the manufacturer.'),
  words('errorReasonCode', 'Why recalls are missing.'),
];

/** One recall (part-1.md, recall response). */
export const RECALL: readonly RecallMember[] = [
  words('oemRecallNumber', "Manufacturer's number of the campaign."),
  words('status', 'Whether the recall is open for this vehicle; UNKNOWN if the source does not say.'),
  words('recallState', 'What was done to this vehicle; UNKNOWN if the source does not say.'),
  words('recallType', 'Kind of the campaign, for example SAFETY.'),
  words('nhtsaNumber', "Regulator's number of the campaign."),
  words('severityCode', 'Severity.'),
  words('recallIssueDate', 'Day of the report.'),
  words('recallRefreshDate', 'Day of the last change.'),
  words('recallTitle', 'Title, or the component.'),
  words('recallDescription', 'The defect.'),
  words('riskDescription', 'The consequences of the defect.'),
  words('remedyDescription', 'The remedy.'),
  words('notAvailableReason', 'Why information is missing.'),
  words('oemCode', 'Code of the manufacturer.'),
  words('oemDescription', 'Name of the manufacturer.'),
  words('filterReason', 'Why the recall was filtered out.'),
  flag('isExcluded', 'Whether it is disregarded.'),
  flag('isApproved', 'Whether it was approved.'),
  figure('recallPartsCost', 'Cost of the parts.'),
  figure('recallLaborHours', 'Hours of work.'),
];

/** A `recalls` delivery (feeds.md 2.2): a row a VIN; its members are JSON text here. */
export const dataset: KeyedDataset<'vin'> = {
  name: 'recalls',
  record: 'recall_record',
  about: 'Recalls by VIN.',
  answer: 'newest',
  keys: ['vin'],
  fields: [
    upper('vin', 'Vehicle identification number.', { read: 'vin' }),
    text('vehicle', 'The vehicle, an object.'),
    text('recalls', 'Its recalls, an array of objects.'),
    text('filtered_recalls', 'Recalls that were filtered out, an array of objects.', {
      column: 'filteredRecalls',
    }),
  ],
};
