/** Of longer texts only the beginning is read: what a job is stands there, and reading stays fast whatever is sent. */
export const LONGEST_READ = 12_000;
