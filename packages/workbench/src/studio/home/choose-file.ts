/**
 * Lets the user choose a file of their machine.
 *
 * @param accept  how its name ends
 * @param take    is called with the file, when one was chosen
 */
export function chooseFile(accept: string, take: (file: File) => Promise<void>): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) void take(file);
  });
  input.click();
}
