import type { Operation } from '../../api/operation.ts';
import { allFields } from '../../catalog/field.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { DATE_RANGE_PATTERN } from '../../grammar/date.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { permissionsOf } from '../../search/read.ts';
import { DIMENSIONS } from '../../summary/dimensions.ts';
import type { ParameterDescription } from '../metadata.ts';

/** What the page knows of the parameters of operations. */

const formOf = ({ schema }: Parameter): string =>
  schema.enum ? 'oneOf' : schema.pattern === DATE_RANGE_PATTERN ? 'dates' : schema.type;

function toldParameter(parameter: Parameter, form: string, filters: boolean): ParameterDescription {
  const { name, about, schema } = parameter;
  return {
    name,
    about,
    form,
    filters,
    values: schema.enum,
    initial: schema.default,
  };
}

/** The objects of a record that a parameter looks at: those of its field, which its name tells. */
function objectsOf(name: string, policy: SearchPolicy): Pick<ParameterDescription, 'within'> {
  const known = permissionsOf(policy).filters.get(name)?.field;
  const field =
    known ?? allFields(policy.dataset).find((one) => one.name === name || `${one.name}_range` === name);
  return field?.within === undefined ? {} : { within: field.within };
}

/** A member of the path, as a parameter of one value. */
const inPath = (name: string, { dataset }: SearchPolicy): ParameterDescription => ({
  name,
  about: `In the path: ${allFields(dataset).find((field) => field.name === name)?.about ?? name}`,
  form: 'whole',
  filters: true,
});

/** The parameters of a search, those in its path first. */
export function searchParametersOf(operation: Operation, policy: SearchPolicy): ParameterDescription[] {
  const { filters: ofFields } = permissionsOf(policy);
  const ofScopes = new Set(policy.scopes.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  const inQuery = operation.parameters.map((parameter) => {
    const form = ofFields.get(parameter.name)?.param.form ?? formOf(parameter);
    return toldParameter(parameter, form, ofFields.has(parameter.name) || ofScopes.has(parameter.name));
  });
  const all = [...(policy.fromPath ?? []).map((name) => inPath(name, policy)), ...inQuery];
  return all.map((parameter) => ({ ...parameter, ...objectsOf(parameter.name, policy) }));
}

/** Values of parameters that take a list of them, which their schemas do not say. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  ranking_dimensions: DIMENSIONS.map(({ name }) => name),
};

const IN_SCHEMA: readonly string[] = ['columns', 'group_by'];

/** A parameter of an operation that is no search. */
export function toldOf(parameter: Parameter): ParameterDescription {
  // what an export's columns and a trend's groups can be stands in their schemas alone
  const values = IN_SCHEMA.includes(parameter.name) ? parameter.schema.listOf : LISTED[parameter.name];
  const described = toldParameter(parameter, values ? 'anyOf' : formOf(parameter), false);
  return values ? { ...described, values } : described;
}
