/** What the page of room 1 holds: the box for a new course, notes, and the place of the CMS. */
export const wordsHtml = `<details id="new-course">
<summary>New course</summary>
<form>
<label for="new-path">Its path</label>
<p id="new-about">Part of its address, such as Rust or Web Design, and the name of its file. It can’t be changed here later. A
course is not removed here either: other pages name it.</p>
<input id="new-path" aria-describedby="new-about new-fault" autocomplete="off" spellcheck="false">
<p id="new-fault" role="alert"></p>
<button class="button button-primary">Write it</button>
</form>
</details>
<p id="how"></p><p id="failure" role="alert"></p><div id="nc-root"></div>`;
