import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { quote } from '../../grammar/reading.ts';
import { hasVinForm, VIN_LENGTH } from '../../vin/vin.ts';
import type { ApiEnv } from './context.ts';

/** A member of the path, decoded: one that cannot be decoded was refused before (http/url-encoding.ts). */
export const pathMember = (c: Context<ApiEnv>, name: string): string => c.req.param(name) ?? '';

/** An id in the path that the accounts are asked for. Throws not_found where it has a character that PostgreSQL takes in no text. */
export function pathId(c: Context<ApiEnv>, name: string): string {
  const id = pathMember(c, name);
  if (id.includes('\0')) throw new Refusal('not_found', { detail: `nothing has the id ${quote(id)}` });
  return id;
}

/** The VIN of the path, in upper case. Throws vin_short or vin_malformed (feeds.md section 5, "400 or 422"). */
export const pathVin = (c: Context<ApiEnv>): string => wellFormedVin(pathMember(c, 'vin'));

/** A VIN in upper case. Throws as pathVin. */
export function wellFormedVin(vin: string): string {
  if ([...vin].length < VIN_LENGTH) throw new Refusal('vin_short', { detail: quote(vin) });
  if (!hasVinForm(vin)) throw new Refusal('vin_malformed', { detail: quote(vin) });
  return vin.toUpperCase();
}
