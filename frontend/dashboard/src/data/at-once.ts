/** How react-admin is to change a record: on the server first, with a promise that tells what came of it. */
export const AT_ONCE = { mutationMode: 'pessimistic', returnPromise: true } as const;
