/** Trees by name. One alone is mostly also a wood or a street: "an oak floor", "14 Elm". */
export const TREES: readonly string[] =
  `oak maple pine elm palm birch spruce willow ash cypress poplar sycamore eucalyptus hemlock magnolia wattle fir cottonwood
  jacaranda conifer juniper leylandii beech chestnut alder larch redwood acacia mesquite hickory sweetgum hawthorn yew`.split(
    /\s+/,
  );

const plural = (tree: string): string =>
  tree === 'leylandii' ? tree : /(?:s|ch|sh)$/.test(tree) ? `${tree}es` : `${tree}s`;

/** The same of several: "oaks", "birches". */
export const SEVERAL_TREES: readonly string[] = TREES.map(plural);

/** Source of a pattern for the word "tree" or a tree by name, of one or of several. */
export const ANY_TREE = `trees?|${[...TREES, ...SEVERAL_TREES].join('|')}`;
