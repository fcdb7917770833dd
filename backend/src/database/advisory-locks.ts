/** Keys of the locks by name, one a purpose: any numbers do, as long as they differ and every replica has the same. */
export const ADVISORY_LOCKS = {
  /** One replica migrates at a time. */
  migration: 7_245_171,
  /** One running Chalkline has an embedded database, for as long as it lives. */
  claim: 7_245_172,
  /** One replica at a time lets go of what has had its time. */
  cleanUp: 7_245_173,
  /** One replica fills the demo business. */
  demo: 7_245_174,
  /** One import stores jobs of a business at a time; taken together with the business. */
  jobImport: 7_245_175,
  /** One replica writes a business's digest; taken together with the business. */
  digest: 7_245_176,
} as const;
