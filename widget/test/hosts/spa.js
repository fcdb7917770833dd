// A small single-page site: its links replace the view and the address, never the document.
document.addEventListener('click', (event) => {
  const link = event.target.closest('[data-link]');
  if (!link) return;
  event.preventDefault();
  history.pushState({ page: 2 }, '', link.href);
  document.querySelector('#view').textContent = 'Prices';
});
