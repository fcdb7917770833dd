// Turbo and its like: the next page arrives as a new body inside the old document.
document.addEventListener('click', (event) => {
  if (event.target.id !== 'swap') return;
  const body = document.createElement('body');
  body.innerHTML = '<main><h1>Prices</h1><p>The second page.</p></main>';
  document.documentElement.replaceChild(body, document.body);
});
