import PDFDocument from 'pdfkit'

/** Creates a PDF of one page with selectable text. */
export function pdfWith(text: string): Promise<Buffer> {
  const pdf = new PDFDocument()
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.text(text)
    pdf.end()
  })
}
