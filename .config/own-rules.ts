interface Context {
  report(finding: { node: unknown; message: string }): void;
}

/** What an enum would say, a union of strings says. */
const noEnum = {
  create: (context: Context) => ({
    TSEnumDeclaration: (node: unknown) => context.report({ node, message: 'Use a union of strings.' }),
  }),
};

const LONGEST = 160;

/** A regular expression that is longer is written over several lines, by the tag `pattern`. */
const shortRegex = {
  create: (context: Context) => ({
    Literal: (node: { regex?: { pattern: string } }) => {
      if ((node.regex?.pattern.length ?? 0) <= LONGEST) return;
      context.report({
        node,
        message: `More than ${LONGEST} characters on one line: write it as a \`pattern\` block.`,
      });
    },
  }),
};

/** Lint rules of our own. */
export default { meta: { name: 'chalkline' }, rules: { 'no-enum': noEnum, 'short-regex': shortRegex } };
