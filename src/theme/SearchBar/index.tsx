// Change: placeholder until the box is there.
export default function SearchBar() { return null; }
