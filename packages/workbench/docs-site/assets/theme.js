// Runs before anything is drawn, so that the page has the chosen colours from the first moment on.
try {
  const { theme } = JSON.parse(localStorage.getItem('undercroft:settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
} catch {
  // Where nothing is kept, the colours are those of the system.
}
