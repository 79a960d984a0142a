import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readExcel } from './read-excel'

const TOO_MUCH = { status: 413, message: expect.stringContaining('holds too much') }
const UNREADABLE = { status: 400, message: expect.stringContaining('cannot be read') }

const WORKSHEET = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'

const cell = (reference: string) => `<c r="${reference}"><v>1</v></c>`
const row = (reference: string, number = /\d+/.exec(reference)?.[0]) =>
  `<row r="${number}">${cell(reference)}</row>`

describe('a workbook', () => {
  it('is read with its gaps, and with empty rows to the end of the sheet', async () => {
    const rows = `${row('A1')}${row('C3')}<row r="1048576"><c r="XFD1048576" s="1"/></row>`
    expect(await readExcel(workbook(rows))).toEqual([['1', '', ''], [], ['', '', '1']].map(pad))
  })

  it('is read with the numbers that Excel shows', async () => {
    const rows = '<row r="1"><c r="A1"><v>1234.1000000000001</v></c></row>'
    expect(await readExcel(workbook(rows))).toEqual([['1234.1']])
  })

  it.each([
    ['whose last cell stands far below and far to the right', row('A1') + row('XFD1000000')],
    ['that is short and very wide', row('A1') + row('XFD2000')],
    ['whose last row has a number of its own', row('A1') + row('CV2', '1000000')],
    ['with a prefix', `<x:row r="2000"><x:c x:r = 'XFD2000'><x:v>1</x:v></x:c></x:row>`],
    [
      'with text in the cell',
      '<row r="2000"><c r="XFD2000" t="inlineStr"><is><t>a</t></is></c></row>',
    ],
    ['with more rows than Excel has', '<row/>'.repeat(1_048_577)],
  ])('%s is refused before it is laid out', async (_, rows) => {
    await expect(readExcel(workbook(rows))).rejects.toMatchObject(TOO_MUCH)
  })

  it.each([
    ['a row beyond any sheet', '<row r="999999999"/>'],
    ['a reference in character references', row('&#88;FD2000')],
    ['two references', '<row r="2000"><c r="A2000" x:r="XFD2000"><v>1</v></c></row>'],
    ['an invalid cell reference', row('￿￿￿￿1')],
    ['a bracket in an attribute', '<row r="2000"><c s="<" r="XFD2000"><v>1</v></c></row>'],
  ])('with %s is refused', async (_, rows) => {
    await expect(readExcel(workbook(rows))).rejects.toMatchObject(UNREADABLE)
  })

  it('whose directory does not name its sheet is checked all the same', async () => {
    const hidden = workbook(row('XFD2000'), { isHidden: true })
    await expect(readExcel(hidden)).rejects.toMatchObject(TOO_MUCH)
  })

  it('that unpacks to more than it says is refused', async () => {
    const bomb = workbook(`<!--${' '.repeat(61 * 1024 * 1024)}-->`)
    await expect(readExcel(bomb)).rejects.toMatchObject(TOO_MUCH)
  })
})

/** Pads all rows to the length of the longest. */
function pad(cells: string[]): string[] {
  return [...cells, '', '', ''].slice(0, 3)
}

/** @param isHidden leaves the sheet out of the ZIP's directory. */
function workbook(rows: string, { isHidden = false } = {}): Buffer {
  const sheet = 'xl/worksheets/sheet1.xml'
  const parts = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${WORKSHEET}" Target="/${sheet}"/></Relationships>`,
    'xl/styles.xml': '<styleSheet/>',
    [sheet]: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  }
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  for (const [name, xml] of Object.entries(parts)) {
    const packed = deflateRawSync(xml)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(packed.length, 14)
    // A part's own header need not be true.
    facts.writeUInt32LE(xml.length > 1_000_000 ? 100 : xml.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const start = Buffer.alloc(4)
    start.writeUInt32LE(Buffer.concat(bodies).length)
    if (!isHidden || name !== sheet) {
      const rest = Buffer.concat([Buffer.alloc(10), start, Buffer.from(name)])
      directory.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, rest)
    }
    bodies.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, Buffer.from(name), packed)
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(Object.keys(parts).length - Number(isHidden), 8)
  end.writeUInt16LE(Object.keys(parts).length - Number(isHidden), 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(Buffer.concat(bodies).length, 16)
  return Buffer.concat([...bodies, ...directory, end])
}
