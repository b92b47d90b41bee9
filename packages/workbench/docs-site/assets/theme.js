// Runs before anything is drawn: the page has the colours that somebody chose, from the first moment on.
try {
  const { theme } = JSON.parse(localStorage.getItem('undercroft:settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
} catch {
  // Where nothing is kept, the colours are those of the system.
}
