/** Downloads a file that the page has made. */
export function saveFile(file: Blob, filename: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
