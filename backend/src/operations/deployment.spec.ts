import { readFileSync } from 'node:fs';
import { SETTINGS, readSettings } from '../config/index.js';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** `NAME=value` in the lists of a kustomization. */
const literalsOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...read(file).matchAll(/^ +- '?([A-Z_]+)=(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

it('the image runs the version of Node that the tests run', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
  expect(/^ARG NODE=(.*)$/m.exec(read('docker/Dockerfile'))?.[1]).toBe(devDependencies.node);
});

it('the image installs every package of the workspaces', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { link?: boolean; resolved?: string }>;
  };
  const folders = Object.values(packages).flatMap(({ link, resolved }) => (link && resolved ? [resolved] : []));
  const [build = ''] = read('docker/Dockerfile').split(/^RUN npm ci$/m);
  const copied = [...build.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, one]) => one);
  expect(copied.sort()).toEqual(folders.sort());
});

it('the image takes along the hashed files of the one before, and without one is built all the same', () => {
  const image = read('docker/Dockerfile');
  expect(image).toMatch(
    /^ARG PREVIOUS_IMAGE=nothing$[^]*^FROM \S+ AS nothing$[^]*^FROM \$\{PREVIOUS_IMAGE\} AS previous$/m,
  );
  const taken = [...image.matchAll(/^COPY --from=previous \/app\/(\S+) previous\/\1$/gm)].map(([, folder]) => folder);
  const [, made = ''] = /^RUN mkdir -p (.*)$/m.exec(image) ?? [];
  expect(taken.map((folder) => `/app/${folder}`)).toEqual(made.split(' '));
  const builds = [...image.matchAll(/^COPY --from=build \/app\/(\S+) \1$/gm)].map(([, folder]) => folder);
  expect(builds.slice(1).map((build) => taken.filter((folder) => folder?.startsWith(`${build}/`)).length)).toEqual([
    1, 1, 1,
  ]);
});

it('the example of Kubernetes starts a server', () => {
  const settings = {
    ...literalsOf('k8s/base/kustomization.yaml'),
    ...literalsOf('k8s/overlays/example/kustomization.yaml'),
  };
  expect(Object.keys(settings)).toContain('PUBLIC_ORIGIN');
  for (const name of Object.keys(settings)) expect(Object.keys(SETTINGS)).toContain(name);
  const secrets = { DATABASE_URL: 'postgres://app:secret@db/chalkline', AUTH_SECRET: 'x'.repeat(32) };
  expect(() => readSettings({ ...settings, ...secrets })).not.toThrow();
});

it('a proxy is believed where one stands in front, and not by the image itself', () => {
  expect(read('docker/Dockerfile')).not.toContain('TRUST_PROXY');
  expect(literalsOf('k8s/base/kustomization.yaml')).toMatchObject({ TRUST_PROXY: '1' });
  expect(read('docker/compose.yaml')).toContain('TRUST_PROXY: ${TRUST_PROXY:-0}');
});

it('the monitor finds the service that shows the metrics', () => {
  const monitor = read('k8s/components/service-monitor/service-monitor.yaml');
  const [, label] = /matchLabels: \{ (.*?) \}/.exec(monitor) ?? [];
  expect(read('k8s/base/kustomization.yaml')).toContain(`pairs: { ${label} }`);
  const [, port, path] = /port: (\w+), path: (\S+) /.exec(monitor) ?? [];
  const services = read('k8s/base/service.yaml').split('---');
  expect(services.map((service) => service.includes(`name: ${port},`))).toEqual([false, true]);
  expect(services[1]).toContain(`prometheus.io/path: ${path} `);
});

/** `NAME: value` of the service in compose, by the indent of what they stand in: 6 is its environment, 8 what its build is given. */
const composed = (indent: number): Record<string, string> => {
  const [, service = ''] = read('docker/compose.yaml').split(/^ {2}chalkline:$/m);
  const lines = service.matchAll(new RegExp(`^ {${indent}}([A-Z_]+):(?: (.*))?$`, 'gm'));
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
};

/** What compose says itself: the database is its own, and the rest is inside of the container. */
const ANSWERED = ['CHALKLINE_DATA', 'DATABASE_OWNER_URL', 'DATABASE_URL', 'HOST', 'MIGRATE_AT_START', 'PORT'];

it('compose passes on every setting that it does not answer itself', () => {
  const environment = composed(6);
  const passed = Object.keys(environment).filter((name) => environment[name]?.startsWith(`\${${name}:`));
  expect([...passed, ...ANSWERED].sort()).toEqual(Object.keys(SETTINGS).sort());
  expect(Object.keys(environment).filter((name) => !passed.includes(name))).toEqual(['DATABASE_URL']);
});

it('compose starts a server when only its two secrets are set', () => {
  const given: Record<string, string> = { POSTGRES_PASSWORD: 'secret', AUTH_SECRET: 'x'.repeat(32) };
  const resolved = Object.entries(composed(6)).map(([name, value]) => [
    name,
    value.replace(/\$\{([A-Z_]+)(?::[-?](.*?))?\}/g, (_, key: string, fallback = '') => given[key] ?? String(fallback)),
  ]);
  const settings = readSettings(Object.fromEntries(resolved) as Record<string, string>);
  expect(settings).toMatchObject({ DATABASE_POOL: 10, METRICS_PORT: 9464, MAIL_FROM: SETTINGS.MAIL_FROM.fallback });
});

it('compose passes on everything that the image can be built with', () => {
  const build = read('docker/Dockerfile').matchAll(/^ARG (?!NODE=)(.*)$/gm);
  const names = [...build].flatMap(([, list = '']) => list.split(' ').map((one) => one.replace(/=.*/, '')));
  expect(names).toContain('PUBLIC_ORIGIN');
  expect(Object.keys(composed(8)).sort()).toEqual(names.sort());
});
