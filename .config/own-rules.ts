interface Context {
  report(finding: { node: unknown; message: string }): void;
}

/** A lint rule of our own: what an enum would say, a union of strings says. */
const noEnum = {
  create: (context: Context) => ({
    TSEnumDeclaration: (node: unknown) => context.report({ node, message: 'Use a union of strings.' }),
  }),
};

export default { meta: { name: 'chalkline' }, rules: { 'no-enum': noEnum } };
