import { readFileSync } from 'node:fs';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

it('the image runs the version of Node that the tests run', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
  expect(/^ARG NODE=(.*)$/m.exec(read('docker/Dockerfile'))?.[1]).toBe(devDependencies.node);
});
