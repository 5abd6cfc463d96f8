import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SearchDescription } from '../../../metadata.ts';
import type { ApiRefusal } from '../../api.ts';
import type { Position } from '../../parts/geography.ts';
import type { Selection } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import type { SearchAnswer, Term } from '../explore/answer.ts';
import { foundIn, pointsIn } from '../explore/circle.ts';
import { codesIn, type Place, type PlacesPlan, placesOfCodes, placesOfRecords, planOf } from './places.ts';

/** Codes that are looked up in one request. */
const CHUNK = 250;

type Centre = readonly [latitude: number, longitude: number] | null;

/** The centres of postal codes, in their order; none where the server does not answer. */
async function centresOf(codes: readonly string[]): Promise<[string, Position | undefined][]> {
  const response = await fetch(`/console/places?zips=${codes.map(encodeURIComponent).join(',')}`).catch(
    () => undefined,
  );
  const centres = response?.ok ? ((await response.json()) as Centre[]) : [];
  return codes.map((code, at) => {
    const centre = centres[at];
    return [code, centre ? [centre[1], centre[0]] : undefined];
  });
}

type Centres = ReadonlyMap<string, Position | undefined>;

/** The centres of all codes, once they are known. */
function useCentres(terms: readonly Term[]): Centres | undefined {
  const [centres, setCentres] = useState<{ readonly of: readonly Term[]; readonly known: Centres }>();
  useEffect(() => {
    let wanted = true;
    const codes = terms.map(({ item }) => item);
    const chunks = Array.from({ length: Math.ceil(codes.length / CHUNK) }, (_, at) =>
      codes.slice(at * CHUNK, (at + 1) * CHUNK),
    );
    Promise.all(chunks.map(centresOf)).then((known) => {
      if (wanted) setCentres({ of: terms, known: new Map(known.flat()) });
    });
    return () => {
      wanted = false;
    };
  }, [terms]);
  return centres?.of === terms ? centres.known : undefined;
}

/** The places of a result. */
export interface PlacesOfResult {
  readonly by: PlacesPlan['by'];
  /** undefined: they are not known yet */
  readonly places: readonly Place[] | undefined;
  /** how many are found */
  readonly found: number;
  /** the search that they were found by: it tells what their amounts are of */
  readonly search: SearchDescription;
  readonly refused: ApiRefusal | undefined;
  again(): void;
}

/** Where that is what a selection finds; so many it finds. */
export function usePlaces(search: SearchDescription, selection: Selection, found: number): PlacesOfResult {
  const plan = planOf(search, selection, found);
  const { answers, waiting, error, again, requests } = useAnswers<SearchAnswer>(plan.requests);
  const isCounted = requests.some(({ params }) => params.has('facets'));
  const terms = useMemo(() => (isCounted && answers[0] ? codesIn(answers[0].data) : []), [answers]);
  const centres = useCentres(terms);
  const records = useMemo(
    () => (isCounted ? [] : answers.flatMap(({ data }, at) => pointsIn(search, requests[at], data))),
    [answers],
  );
  const places = useMemo(
    () => (isCounted ? centres && placesOfCodes(terms, centres) : placesOfRecords(records)),
    [records, terms, centres],
  );
  const isKnown = answers.length > 0 && !waiting;
  const answered = useRef(search);
  if (isKnown && !error) answered.current = search;
  const told = answers.map(({ data }) => data);
  const total = told.length > 0 ? foundIn(requests, told) : found;
  const now = {
    by: isCounted ? 'codes' : records.length < total ? 'first' : 'records',
    places: found === 0 ? [] : isKnown || places?.length ? places : undefined,
    found: found === 0 ? 0 : total,
    search: answered.current,
  } as const;
  // the map stays as it is until the new places are known
  const last = useRef<Omit<PlacesOfResult, 'refused' | 'again'>>(now);
  if (now.places) last.current = now;
  return { ...last.current, refused: error, again };
}
