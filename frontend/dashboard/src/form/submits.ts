/** What a form does when it is submitted: its own work, and no page is loaded. */
export const submits =
  (work: () => Promise<void>) =>
  (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    void work();
  };
