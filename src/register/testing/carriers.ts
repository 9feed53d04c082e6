// How mail programs, chats and people change links to certificates (B15).

export const carriedRegister = [
  'ITA-2024-0007',
  'ITA 2024 0002',
  '(A-1)',
  'R&D-4',
  'A%26B',
  'A?1',
  'C++',
  'ID-3.',
];

export const site = 'https://academy.example/SearchById';
export const code = 'ITA-2024-0007';
export const safe = 'https://nam02.safelinks.protection.outlook.com/?url=';
export const proofpoint = 'https://urldefense.proofpoint.com/v2/url?u=';
export const defense = 'https://urldefense.com/v3/__';
const encoded = encodeURIComponent;

/** Each row has a link and its ID. `left` is the text after the ID. */
export const carriers: readonly (readonly [link: string, id: string, left?: string])[] = [
  [`${site}#id=${code}`, code],
  ['#id=ITA-2024-0007', code],
  [`${site}#ID=ITA%2D2024%2D0007%C2%A0`, code],
  // Links that were encoded once too often.
  [`${site}%23id=${code}`, code],
  [`${site}%23id%3D${code}`, code],
  [`${site}#id%3D${code}`, code],
  [`${site}%2523id%253D${code}`, code],
  [`${site}%3Fid=${code}`, code],
  ['/SearchById%23id%3DITA-2024-0007', code],
  ['#id%3DITA%25202024%25200002', 'ITA 2024 0002'],
  [`${site}#id=ITA%25202024%25200002`, 'ITA 2024 0002'],
  [`${site}#id=A%252526B`, 'A%26B'],
  [`${site}#id=R%252526D-4`, 'R&D-4'],
  // Links with tracking parameters.
  [`${site}#id=${code}?utm_source=x`, code, '?utm_source=x'],
  [
    `${site}#id=${code}?utm_source=x&utm_medium=y&fbclid=z`,
    code,
    '?utm_source=x&utm_medium=y&fbclid=z',
  ],
  [`${site}#id=${code}&fbclid=IwAR0.x`, code, '&fbclid=IwAR0.x'],
  [`${site}#id=${code}&gclid=1`, code, '&gclid=1'],
  [`${site}#id=${code}&source=mail`, code, '&source=mail'],
  [`${site}%23id=${code}?fbclid=x`, code, '?fbclid=x'],
  [`${site}?utm_source=x#id=${code}`, code],
  [`${site}?id=${code}&utm_source=x`, code, '&utm_source=x'],
  [`${site}#id=${code}:~:text=Certificate%20Valid`, code],
  [`${site}?id=${code}#:~:text=Valid`, code],
  // Links whose IDs contain spaces or punctuation.
  [`${site}?id=ITA+2024+0002`, 'ITA 2024 0002'],
  [`${site}#id=ITA+2024+0002`, 'ITA 2024 0002'],
  [`${site}?id=C%2B%2B`, 'C++'],
  [`${site}#id=C++`, 'C++'],
  [`${site}#id=R&D-4`, 'R&D-4'],
  [`${site}#id=R&D-4&fbclid=x`, 'R&D-4', '&fbclid=x'],
  [`${site}#id=R&D-4&mail`, 'R&D-4', '&mail'],
  [`${site}#id=A?1`, 'A?1'],
  [`${site}#id=A?1?x=2`, 'A?1', '?x=2'],
  // Links at the end of a sentence, in brackets or quotation marks, or between signs for bold.
  [`${site}#id=${code}.`, code, '.'],
  [`${site}#id=${code}).`, code, ').'],
  [`${site}#id=(A-1).`, '(A-1)', '.'],
  [`${site}#id=ID-3.`, 'ID-3.'],
  [`${site}#id=ID-3..`, 'ID-3.', '.'],
  [`${site}#id=${code}%E0%A5%A4`, code, '।'],
  [`${site}#id=${code}*`, code, '*'],
  [`*${site}#id=${code}*`, code, '*'],
  [`${site}#id=${code}…`, code, '…'],
  [`${site}#id=${code}%E2%80%8B`, code],
  [`<${site}#id=${code}>`, code, '>'],
  [`“${site}#id=${code}”!!!`, code, '”!!!'],
  // Links that mail gateways and messengers have put into links of their own.
  [`${safe}${encoded(`${site}#id=${code}`)}&data=05%7C02%7C&sdata=x%3D&reserved=0`, code],
  [`${safe}${encoded(`${site}#id=R%26D-4`)}&data=05%7C02&reserved=0`, 'R&D-4'],
  [`${safe}${encoded(encoded(`${site}#id=${code}`))}&data=05`, code],
  [`https://www.google.com/url?q=${site}%23id%3D${code}&sa=D&source=docs&usg=AOv`, code],
  [`https://l.facebook.com/l.php?u=${encoded(`${site}?fbclid=IwAR#id=${code}`)}&h=AT0`, code],
  [
    `https://lm.facebook.com/l.php?u=${encoded(`${site}#id=${code}&fbclid=I`)}&h=A`,
    code,
    '&fbclid=I',
  ],
  [`${proofpoint}https-3A__academy.example_SearchById-23id-3DITA-2D2024-2D0007&d=DwMFaQ&c=x`, code],
  [`${proofpoint}https-3A__academy.example_SearchById-23id-3DR-2526D-2D4&d=Dw`, 'R&D-4'],
  [`${defense}${site}*id=${code}__;Iw!!ABC!xyz$`, code],
  [`${defense}${site}*id=R*26D-4__;IyU!!ABC!xyz$`, 'R&D-4'],
  [`${defense}${site}**Aid=${code}__;IyM!!ABC!xyz$`, code],
  [`${safe}${encoded(`${defense}${site}*id=${code}__;Iw!!ABC!xyz$`)}&data=05`, code],
  // Links with other words before or after them.
  [`Check it: ${site}#id=${code}`, code],
  [`${site}#id=${code} (my certificate)`, code, '(my certificate)'],
];
