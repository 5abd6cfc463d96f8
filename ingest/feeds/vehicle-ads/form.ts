import { ALL_MEMBERS } from './members.ts';

/** What is particular to the feeds of one marketplace; dealers mix the names of both, so those are shared. */
export interface Form {
  /** XML elements that are an item */
  readonly elements: readonly string[];
  /**
   * members that no column of ours takes and whose loss nobody needs to be told of; `*` at the end stands for any
   * continuation
   */
  readonly withoutUse: readonly string[];
  /** members are called as the document writes them, their attributes `element@attribute` */
  readonly asWritten?: boolean;
}

/** Columns of advertising systems, which dealers' exports of both formats may have. */
export const ADVERTISING: readonly string[] = [
  'final_mobile_url',
  'hardcoded_description',
  'target_*',
  'tracking_template',
];

/** Is the member at this path known to be of no use here? */
export const isWithoutUse = ({ withoutUse }: Form, path: string): boolean =>
  withoutUse.some((name) =>
    name.endsWith('*') ? path.startsWith(name.slice(0, -1)) : path === name || path.startsWith(`${name}.`),
  );

/** Does a feed of this form have such a member? Tells a header from a row. */
export const isKnownMember = (form: Form, path: string): boolean =>
  ALL_MEMBERS.has(path) || isWithoutUse(form, path);
