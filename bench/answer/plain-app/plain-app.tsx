import { read, utils } from '@e965/xlsx';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

declare const registerAddress: string;
/** Each cell's text by the letter of its column. */
type Row = Readonly<Record<string, string>>;

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Validator />);

/** The validator as most developers would write it: React, and SheetJS in the page. */
function Validator() {
  const [rows, setRows] = useState<readonly Row[]>();
  const [id, setId] = useState(decodeURIComponent(location.hash.slice(4)));
  useEffect(() => {
    const load = async () => {
      const response = await fetch(registerAddress);
      const { Sheets, SheetNames } = read(await response.arrayBuffer());
      const [sheet] = SheetNames.map((name) => Sheets[name]);
      if (!sheet) return;
      setRows(utils.sheet_to_json<Row>(sheet, { header: 'A', raw: false }).slice(2));
    };
    void load();
  }, []);
  if (!rows) return <p>Loading data...</p>;
  const found = rows.find(({ F }) => F === id);
  return (
    <main>
      <h1>Certificate Validator</h1>
      <form>
        <label>
          Certificate ID <input value={id} onChange={({ target }) => setId(target.value.trim())} />
        </label>
      </form>
      {found && (
        <>
          <h2>Valid</h2>
          <p>
            {found['B']} has completed the course {found['C']}. ID: {id}
          </p>
        </>
      )}
    </main>
  );
}
