import type { Schema } from '../../catalog/schema.ts';
import { type ListingRecord, listingRecord } from './listing.ts';

/** A member of a marketplace's listing. */
export interface FormatMember {
  readonly name: string;
  readonly about: string;
  readonly schema: Schema;
  /** every listing has it, whatever is known of the vehicle */
  readonly always?: true;
  /** undefined: not known, the member is absent */
  of(listed: ListingRecord): unknown;
}

/** A form in which a dealer's inventory is handed to a marketplace (part-1.md E3). */
export interface MarketplaceFormat {
  /** in the path of the operation */
  readonly name: string;
  readonly about: string;
  /** of a shown listing */
  readonly schema: Schema;
  /** a stored record in this form; the seller's text stands beside it, for no record holds it */
  show(record: Readonly<Record<string, unknown>>, comments?: string): Record<string, unknown>;
}

/** What makes a format: its members in the order of the contract's table. */
export interface FormatDeclaration {
  readonly name: string;
  readonly about: string;
  readonly members: readonly FormatMember[];
}

function schemaOf({ about, members }: FormatDeclaration): Schema {
  const described = members.map((member) => [member.name, { ...member.schema, description: member.about }]);
  return {
    type: 'object',
    description: about,
    properties: Object.fromEntries(described),
    required: members.filter(({ always }) => always).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The format of its members: how a listing is shown in it, and the schema of that. Throws where two members have one name. */
export function marketplaceFormat(declared: FormatDeclaration): MarketplaceFormat {
  const { name, about, members } = declared;
  const names = members.map((member) => member.name);
  const twice = names.find((one, at) => names.indexOf(one) < at);
  if (twice !== undefined) throw new Error(`${name}: two members are called ${twice}`);
  const show: MarketplaceFormat['show'] = (record, comments) => {
    const listed = listingRecord(record, comments);
    const values = members.map((member) => [member.name, member.of(listed)] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
  return { name, about, schema: schemaOf(declared), show };
}
