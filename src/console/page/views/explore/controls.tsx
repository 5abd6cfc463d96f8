import type { ParameterDescription } from '../../../metadata.ts';
import type { ViewState } from '../../selection.ts';
import { Control } from './control.tsx';

/** Parameters with what they mean, each with its control: what is set is asked for. */
export function Controls({
  state,
  parameters,
}: {
  readonly state: ViewState;
  readonly parameters: readonly ParameterDescription[];
}) {
  return (
    <ul class="columns">
      {parameters.map((parameter) => (
        <li key={parameter.name}>
          <code>{parameter.name}</code>
          <small>{parameter.about}</small>
          <Control
            parameter={parameter}
            text={state.param(parameter.name)}
            onText={(text) => state.ask({ [parameter.name]: text })}
          />
        </li>
      ))}
    </ul>
  );
}
