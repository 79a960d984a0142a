/** Gives the visitor a file that the page has made. */
export function saveFile(file: Blob, filename: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The browser has taken the file by the time of the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
