import { type Market, marketNamed } from '../../src/catalog/markets.ts';
import { coveredRolesOf } from '../../src/catalog/roles.ts';
import { literal } from '../ground/sql.ts';

/** SQL of the variables by which a market tells which index holds a listing (coverage.sql). */
export function coverageVariables(market: Market): string {
  const covered = coveredRolesOf(market).map(literal).join(', ');
  const { asksForVin = false, addsWithoutVin = false } = marketNamed(market).coverage;
  return `SET VARIABLE covered = [${covered}]; SET VARIABLE asks_for_vin = ${asksForVin}; SET VARIABLE adds_without_vin = ${addsWithoutVin};`;
}
