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

it('compose passes on nothing that the server does not know', () => {
  const [, service = ''] = read('docker/compose.yaml').split(/^ {2}chalkline:$/m);
  const names = [...service.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !Object.keys(SETTINGS).includes(name ?? ''))).toEqual([]);
});
