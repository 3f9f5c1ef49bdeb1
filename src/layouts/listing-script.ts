/** What the page of a listing runs, as one file. */
import '../components/gallery-script.ts';
import '#ui/share-script.ts';
import '#features/chat/ui/ask-script.ts';
import '../components/listing/view-script.ts';
