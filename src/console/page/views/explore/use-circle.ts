import { useEffect, useState } from 'preact/hooks';
import { queryOf } from '../../address.ts';
import type { Selection } from '../../selection.ts';
import { session } from '../../session.ts';
import { type Circle, circleOf } from './circle.ts';

type Centre = { readonly latitude: number; readonly longitude: number };

/** The centre of a postal code; undefined: it is not known, or the server does not answer. */
async function centreOf(zip: string, postal: string): Promise<Centre | undefined> {
  const asked = queryOf([
    ['zip', zip],
    ...(postal === 'ZIP'
      ? []
      : [['outward', 'true'] as const, ['api_key', session.value?.key ?? ''] as const]),
  ]);
  const response = await fetch(`/console/place?${asked}`).catch(() => undefined);
  return response?.status === 200 ? ((await response.json()) as Centre) : undefined;
}

/** The radius of a selection, around coordinates or a postal code of that kind; undefined: it has none. */
export function useCircle(selection: Selection, postal: string): Circle | undefined {
  const zip = selection.params.get('zip');
  const miles = Number(selection.params.get('radius'));
  const [found, setFound] = useState<{ readonly zip: string; readonly centre: Centre | undefined }>();
  useEffect(() => {
    if (!zip || !(miles > 0) || found?.zip === zip) return undefined;
    let wanted = true;
    centreOf(zip, postal).then((centre) => {
      if (wanted) setFound({ zip, centre });
    });
    return () => {
      wanted = false;
    };
  }, [zip, miles]);
  const own = circleOf(selection);
  if (own || !zip || !(miles > 0) || found?.zip !== zip || !found.centre) return own;
  const { latitude, longitude } = found.centre;
  return { centre: [longitude, latitude], miles };
}
